import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Builder, BuilderComponent } from '../../games/builder.ts';
import type { GameEntry } from '../../games/entry.ts';
import type { Messages } from '../../games/words.ts';
import type { Game, RulePlace } from '../../kernel/game.ts';
import { locale } from '../i18n/language.ts';
import { type Speaker, speaker } from '../i18n/speaker.ts';

/** Everything that a game has for building. */
export interface OpenedBuilder {
  readonly entry: GameEntry;
  readonly builder: Builder;
  readonly Drawing: BuilderComponent;
  readonly game: Game;
  readonly places: Readonly<Record<string, RulePlace>>;
  /** Says messages of the game and of its builder, in the language in which they were last fetched. */
  readonly speak: ReadonlySignal<Speaker>;
  /** Fetches the messages of the language that is chosen now. */
  readonly loadTexts: () => Promise<void>;
}

/** Fetches what a game has for building; undefined where nothing is built for it. Rejects where it cannot be fetched. */
export async function openBuilder(entry: GameEntry): Promise<OpenedBuilder | undefined> {
  const builder = await entry.builder?.();
  if (builder === undefined) return undefined;
  const texts = signal<Messages>({});
  const language = signal(locale.peek());
  const loadTexts = async (): Promise<void> => {
    const wanted = locale.peek();
    const [game, own] = await Promise.all([
      entry.messages(wanted, ['table', 'options']),
      builder.messages(wanted),
    ]);
    if (locale.peek() !== wanted) return;
    texts.value = { ...game, ...own };
    language.value = wanted;
  };
  const [Drawing, game, places] = await Promise.all([
    builder.component(),
    entry.game(),
    entry.rulePlaces(),
    loadTexts(),
  ]);
  const speak = computed(() => speaker(language.value, texts.value));
  return { entry, builder, Drawing, game, places, speak, loadTexts };
}
