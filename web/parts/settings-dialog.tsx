import { locales } from '../../games/words.ts';
import { languageNames, t } from '../i18n/language.ts';
import { NoticeSettings } from '../notices/notice-settings.tsx';
import { change, motions, paces, settings, themes, volumes } from '../settings.ts';
import { sound as hear } from '../sound/sound.ts';
import { ChoiceRow } from './choice-row.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import { Switch } from './switch.tsx';

/** What a person chooses for this browser. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { theme, motion, pace, locale, sound, aids, readChat } = settings.value;
  return (
    <Dialog title={t('settings.title')} onClose={onClose}>
      <div class="stack">
        <ChoiceRow
          label={t('settings.language')}
          value={locale}
          options={[
            { value: 'system', label: t('settings.system') },
            ...locales.map((value) => ({ value, label: languageNames[value], lang: value })),
          ]}
          onChange={(value) => change({ locale: value })}
        />
        <ChoiceRow
          label={t('settings.theme')}
          value={theme}
          options={themes.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
          onChange={(value) => change({ theme: value })}
        />
        <ChoiceRow
          label={t('settings.motion')}
          value={motion}
          options={motions.map((value) => ({ value, label: t(`settings.motion.${value}`) }))}
          onChange={(value) => change({ motion: value })}
        />
        <ChoiceRow
          label={t('settings.pace')}
          value={pace}
          options={paces.map((value) => ({ value, label: t(`settings.pace.${value}`) }))}
          onChange={(value) => change({ pace: value })}
        />
        <Switch
          label={t('settings.aids')}
          hint={t('settings.aids.hint')}
          on={aids}
          onChange={(on) => change({ aids: on })}
        />
        <ChoiceRow
          label={t('settings.sound')}
          value={sound}
          options={volumes.map((value) => ({ value, label: t(`settings.sound.${value}`) }))}
          onChange={(value) => {
            change({ sound: value });
            hear('point');
          }}
        />
        <Switch
          label={t('settings.read-chat')}
          hint={t('settings.read-chat.hint')}
          on={readChat}
          onChange={(on) => change({ readChat: on })}
        />
        <NoticeSettings />
        <a class="button" href="/account" onClick={onClose}>
          <Icon name="person" />
          {t('keys.title')}
        </a>
      </div>
    </Dialog>
  );
}
