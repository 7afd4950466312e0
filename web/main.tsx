import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { render } from 'preact';
import { App, pageAt } from './app.tsx';
import { startLanguage } from './i18n/language.ts';
import { startTables } from './my-tables.ts';
import { startTab } from './page-title.ts';
import { address, startRouter } from './router.ts';
import { applySettings } from './settings.ts';

applySettings();
startRouter();
startTab();
startTables();
await Promise.all([startLanguage(), pageAt(address.peek()).page.load()]);
const root = document.getElementById('page');
if (root !== null) render(<App />, root);
