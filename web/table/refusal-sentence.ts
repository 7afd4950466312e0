import type { Failure } from '../failure.ts';
import type { Speaker } from '../i18n/speaker.ts';
import { codeText } from '../refusal-text.ts';

/** The sentence of a refusal: that of the rule where a rule forbids it. */
export function refusalSentence({ rule, code }: Failure, speak: Speaker): string {
  return rule !== undefined && speak.knows(`rule.${rule}`)
    ? speak.say({ key: `rule.${rule}` })
    : codeText(code);
}
