import type { GameEntry } from '../games/entry.ts';
import { canonical } from '../kernel/canonical.ts';
import { InputError } from '../kernel/error.ts';
import type { Game, Json, Rules } from '../kernel/game.ts';
import { checkOptions, prepareSchema } from '../schema/check.ts';
import { base64url, hashOf, isSameSecret, randomHex, signatureOf } from './crypto.ts';
import type { Opened } from './entry.ts';
import { Refused } from './refusal.ts';
import type { TableStorage } from './storage/storage.ts';
import { yieldIfDue } from './yielder.ts';

/** What the server knows of the list of games. */
export type ServedGame = Pick<GameEntry, 'id' | 'game'>;

export type Options = Opened['options'];

/** A game opened with the options of a table, shared by all tables with the same. */
export interface OpenedGame {
  readonly game: Game;
  /** With the whole pack. The server alone knows them. */
  readonly options: Options;
  readonly rules: Rules;
  /** As everybody may know them: what is sealed in the pack is left out. */
  readonly openOptions: Options;
  /** Pages fetch the content by its hash: it does not come with the game, or holds something sealed. */
  readonly isByReference: boolean;
  /** Equal for games that were opened alike, as far as everybody may know. */
  readonly openKey: string;
  /** About how many bytes a pack of one's own takes in memory. A pack that comes with the game takes none. */
  readonly weight: number;
}

/** What the log of a table notes of its options. */
export type NotedOptions = Pick<Opened, 'options' | 'pack' | 'content' | 'sealed'>;

/** A game that was opened for a new table. */
interface NewlyOpened {
  readonly opened: OpenedGame;
  readonly noted: NotedOptions;
  /** What has to be in the storage before the table is, by hash. */
  readonly contents: ReadonlyMap<string, string>;
  /** The length of the pack of one's own; 0 without one. */
  readonly size: number;
}

/** So many games stay open, and as many bytes of packs with them; those of tables in memory do in any case. */
const mostOpen = { games: 64, bytes: 32_000_000 };
/** What a pack takes in memory with all that is compiled of it, for each character of its text: as measured, and more. */
const heaviness = 8;

/** Opens a game. Throws as {@link Game.open} does. `size` is the length of the pack of one's own, if there is one. */
export function openGame(game: Game, options: Options, size = 0): OpenedGame {
  const rules = game.open(options);
  const { content } = rules;
  const isByReference =
    content !== undefined && (content.sealed !== undefined || typeof options.pack === 'object');
  const openOptions = isByReference ? { ...options, pack: content.pack } : options;
  const openKey = keyOfOpened(game, options, isByReference ? content.hash : undefined);
  return { game, options, rules, openOptions, isByReference, openKey, weight: heaviness * size };
}

/** Opens games for tables, each content once, and keeps what they are played with in the storage. */
export class OpenedGames {
  private readonly games: readonly ServedGame[];
  private readonly storage: TableStorage;
  private readonly opened = new Map<string, OpenedGame>();
  private secret: Promise<string> | undefined;

  constructor(games: readonly ServedGame[], storage: TableStorage) {
    this.games = games;
    this.storage = storage;
  }

  /** Loads all games. The first table of a game would hold up everybody else for as long as this takes. */
  async prepare(): Promise<void> {
    for (const { id } of this.games) {
      const game = await this.game(id);
      prepareSchema(game.optionsSchema);
      this.open(game, {});
    }
  }

  /** Opens a game for a new table, and stores nothing yet. Throws {@link InputError}. */
  async openNew(gameId: string, wanted: unknown): Promise<NewlyOpened> {
    const game = await this.game(gameId);
    await yieldIfDue();
    const { pack, ...options } = optionsIn(checkOptions(game, wanted));
    await yieldIfDue();
    if (typeof pack !== 'object') {
      const opened = this.open(game, pack === undefined ? options : { ...options, pack });
      return {
        opened,
        noted: { options: opened.options, ...hashesOf(opened) },
        contents: publicPartOf(opened),
        size: 0,
      };
    }
    const text = canonical(pack);
    const hash = hashOf(text);
    await yieldIfDue();
    const opened = this.open(game, { ...options, pack }, { hash, size: text.length });
    await yieldIfDue();
    const contents = new Map([...publicPartOf(opened), [hash, text]]);
    return { opened, noted: { options, pack: hash, ...hashesOf(opened) }, contents, size: text.length };
  }

  /** Stores the contents of a new table. */
  async keep({ contents }: Pick<NewlyOpened, 'contents'>): Promise<void> {
    await Promise.all([...contents].map(([hash, text]) => this.storage.putContent(hash, text)));
  }

  /**
   * Opens the game of a table that is in the storage. Throws {@link Refused} `other-version` where this version of it
   * cannot open it with the content of the table.
   */
  async openAgain(noted: NotedOptions & Pick<Opened, 'game'>): Promise<OpenedGame> {
    const { game: id, options, pack, content, sealed } = noted;
    const game = await this.game(id);
    const opened = await this.attempt(game, options, pack);
    if (opened !== undefined && isPlayedWith(opened, noted)) return opened;
    // A pack that comes with the game has changed. The table keeps the one with which it was opened.
    if (pack === undefined && content !== undefined && sealed === undefined) {
      const again = await this.attempt(game, options, content);
      if (again !== undefined && isPlayedWith(again, noted)) return again;
    }
    throw new Refused(
      'other-version',
      `version ${game.version} of ${id} does not take the content of this table`,
    );
  }

  /** Where the holders of a table fetch its content. Who knows the address was told it by this server. */
  async urlOf(hash: string): Promise<string> {
    return `/api/content/${hash}?key=${await this.keyOf(hash)}`;
  }

  /** The public part of a content, as JSON. Refuses whoever was not told its address. */
  async publicContent(hash: string, key: string): Promise<string> {
    const text = isSameSecret(await this.keyOf(hash), key) ? await this.storage.content(hash) : undefined;
    if (text === undefined) throw new Refused('not-found', 'there is nothing here');
    return text;
  }

  async game(id: string): Promise<Game> {
    const entry = this.games.find((game) => game.id === id);
    if (entry === undefined) throw new InputError('unknown-game', `there is no game ${id}`);
    return entry.game();
  }

  /** Undefined if the options are none for this version of the game. */
  private async attempt(game: Game, options: Options, pack?: string): Promise<OpenedGame | undefined> {
    const known = this.lookUp(keyOfOpened(game, options, pack));
    if (known !== undefined) return known;
    try {
      if (pack === undefined) return this.open(game, options);
      const text = await this.storage.content(pack);
      if (text === undefined) throw new Error(`the content ${pack} is missing in the storage`);
      await yieldIfDue();
      return this.open(game, { ...options, pack: JSON.parse(text) }, { hash: pack, size: text.length });
    } catch (failure) {
      if (failure instanceof InputError) return undefined;
      throw failure;
    }
  }

  /** `own` is the pack of one's own in the options. */
  private open(
    game: Game,
    options: Options,
    own?: { readonly hash: string; readonly size: number },
  ): OpenedGame {
    const key = keyOfOpened(game, options, own?.hash);
    const opened = this.lookUp(key) ?? openGame(game, options, own?.size);
    this.opened.set(key, opened);
    let bytes = [...this.opened.values()].reduce((sum, { weight }) => sum + weight, 0);
    for (const [oldest, { weight }] of this.opened) {
      if (this.opened.size <= mostOpen.games && bytes <= mostOpen.bytes) break;
      this.opened.delete(oldest);
      bytes -= weight;
    }
    return opened;
  }

  /** What is used goes to the end, so that what was not used for longest is let go first. */
  private lookUp(key: string): OpenedGame | undefined {
    const opened = this.opened.get(key);
    if (opened === undefined) return undefined;
    this.opened.delete(key);
    this.opened.set(key, opened);
    return opened;
  }

  private async keyOf(hash: string): Promise<string> {
    this.secret ??= this.storage.setOnce('content-key', randomHex(32));
    // A storage that is away now may be back later.
    this.secret.catch(() => (this.secret = undefined));
    return base64url(signatureOf(await this.secret, hash)).slice(0, 22);
  }
}

/** The public part of the content, by its hash. */
function publicPartOf({ rules: { content } }: OpenedGame): ReadonlyMap<string, string> {
  return new Map(content && [[content.hash, JSON.stringify(content.pack)]]);
}

function hashesOf({ rules: { content } }: OpenedGame): Pick<NotedOptions, 'content' | 'sealed'> {
  if (content === undefined) return {};
  const { hash, sealed } = content;
  return { content: hash, ...(sealed !== undefined && { sealed: hashOf(canonical(sealed)) }) };
}

/** `pack` is the hash of the pack that takes the place of the one in the options. */
function keyOfOpened(game: Game, options: Options, pack: string | undefined): string {
  const noted = pack === undefined ? options : { ...options, pack: { hash: pack } };
  return `${game.id} ${hashOf(canonical(noted))}`;
}

function isPlayedWith({ rules }: OpenedGame, { content, sealed }: NotedOptions): boolean {
  const secret = rules.content?.sealed;
  const hash = secret === undefined ? undefined : hashOf(canonical(secret));
  return rules.content?.hash === content && hash === sealed;
}

function optionsIn(value: unknown): Options {
  if (isOptions(value)) return value;
  throw new InputError('bad-options', 'options are a JSON object');
}

/** Nothing comes in here but what was read as JSON. */
function isOptions(value: unknown): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
