import type { Signal } from '@preact/signals';
import type { EditorProps } from '../../../../web/packs/editor.ts';
import { Choose } from '../../../../web/packs/kit/fields.tsx';
import { type Locale, locales } from '../../../words.ts';
import type { CampaignMission } from '../../content/campaign/mission-schema.ts';
import { textIn, textsOf } from './languages.ts';

type Say = EditorProps['say'];

/** The language of the page. */
export function languageOf(say: Say): Locale {
  const said = say({ key: 'language' });
  return locales.find((locale) => locale === said) ?? 'en';
}

/** In which language texts of a mission are written, how many there are in each, and the way to one that lacks. */
export function LanguageFields({
  mission,
  language,
  onShow,
  say,
}: {
  readonly mission: CampaignMission;
  readonly language: Signal<Locale>;
  /** Goes to a place of the mission. */
  readonly onShow: (place: string) => void;
  readonly say: Say;
}) {
  const texts = textsOf(mission);
  const now = language.value;
  const lacking = (locale: Locale) =>
    texts.filter((one) => textIn(one.texts, locale, mission.id) === undefined);
  const [next] = lacking(now);
  return (
    <>
      <Choose
        label={say({ key: 'mission-editor.language' })}
        value={now}
        options={locales.map((locale) => ({
          value: locale,
          label: say({
            key: 'mission-editor.language.of',
            args: {
              language: { key: `compose.${locale}` },
              count: texts.length - lacking(locale).length,
              all: texts.length,
            },
          }),
        }))}
        onChange={(locale) => {
          language.value = locale;
        }}
      />
      {next !== undefined && (
        <button type="button" class="button" onClick={() => onShow(`${next.place}/${now}`)}>
          {say({ key: 'mission-editor.language.next', args: { count: lacking(now).length } })}
        </button>
      )}
    </>
  );
}
