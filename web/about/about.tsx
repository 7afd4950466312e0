import { useEffect } from 'preact/hooks';
import { t } from '../i18n/language.ts';
import { setTitle } from '../page-title.ts';
import { Masthead } from '../parts/masthead.tsx';

/** What the page carries to browsers, and under which licence. */
const parts = [
  ['Preact, @preact/signals', 'MIT'],
  ['@cfworker/json-schema', 'MIT'],
  ['uqr', 'MIT'],
  ['@noble/hashes, @noble/ciphers', 'MIT'],
  ['@simplewebauthn/browser', 'MIT'],
  ['Inter', 'OFL-1.1'],
  ['Barlow Condensed', 'OFL-1.1'],
] as const;

/** What this is, and what it is not. */
export function AboutPage() {
  useEffect(() => setTitle(() => t('about.title')), []);
  return (
    <div class="page narrow">
      <Masthead />
      <main id="main" class="stack">
        <h1>{t('about.title')}</h1>
        <section class="sheet stack">
          <p>{t('about.what')}</p>
          <p>{t('about.fan')}</p>
          <p>{t('about.own')}</p>
          <p>{t('about.private')}</p>
        </section>
        <section class="sheet" aria-labelledby="licences">
          <h2 id="licences">{t('about.licences')}</h2>
          <p>{t('about.licence')}</p>
          <ul class="licence-list">
            {parts.map(([name, licence]) => (
              <li key={name}>
                {name} <span class="soft">{licence}</span>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </div>
  );
}
