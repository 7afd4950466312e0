import { testMessages } from '../../../../testkit/message-tests.ts';
import { campaignMessages } from './index.ts';

testMessages('the campaign of imperial-assault', campaignMessages);
