import type { GameEntry } from '../games/entry.ts';
import { canonical } from '../kernel/canonical.ts';
import { InputError } from '../kernel/error.ts';
import type { Content, Game, Json, Rules } from '../kernel/game.ts';
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
  /** The hashes of the content and of its sealed part. */
  readonly hashes: Pick<NotedOptions, 'content' | 'sealed'>;
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
  /** The length of all of them, if there is a pack of one's own; else 0. */
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
  const hashes = hashesOf(content);
  return { game, options, rules, openOptions, isByReference, openKey, hashes, weight: heaviness * size };
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
        noted: { options: opened.options, ...opened.hashes },
        contents: contentsOf(opened),
        size: 0,
      };
    }
    const text = canonical(pack);
    const hash = hashOf(text);
    await yieldIfDue();
    const opened = this.open(game, { ...options, pack }, { hash, size: text.length });
    await yieldIfDue();
    const contents = new Map([...contentsOf(opened), [hash, text]]);
    const size = [...contents.values()].reduce((sum, one) => sum + one.length, 0);
    return { opened, noted: { options, pack: hash, ...opened.hashes }, contents, size };
  }

  /** Stores the contents of a new table. */
  async keep({ contents }: Pick<NewlyOpened, 'contents'>): Promise<void> {
    await Promise.all([...contents].map(([hash, text]) => this.storage.putContent(hash, text)));
  }

  /**
   * Opens the game of a table that is in the storage. Where what comes with the game has changed, the table keeps the
   * content with which it was opened. Throws {@link Refused} `other-version` where this version of the game does not take
   * that content.
   */
  async openAgain(noted: NotedOptions & Pick<Opened, 'game'>): Promise<OpenedGame> {
    const { game: id, options, pack, content, sealed } = noted;
    const game = await this.game(id);
    const opened = await this.attempt(game, options, pack === undefined ? [] : [pack]);
    if (opened !== undefined && isPlayedWith(opened, noted)) return opened;
    const kept = [content, sealed].filter((hash) => hash !== undefined);
    const again = kept.length === 0 ? undefined : await this.attempt(game, options, kept);
    if (again !== undefined && isPlayedWith(again, noted)) return again;
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

  /**
   * Opens a game with the pack of its options, or with one from the storage: its hash, or those of its public and its
   * sealed part. Undefined if the options are none for this version of the game, or a sealed part was never stored.
   */
  private async attempt(
    game: Game,
    options: Options,
    [hash, sealed]: readonly string[],
  ): Promise<OpenedGame | undefined> {
    const key = sealed === undefined ? hash : `${hash} ${sealed}`;
    const known = this.lookUp(keyOfOpened(game, options, key));
    if (known !== undefined) return known;
    try {
      if (hash === undefined || key === undefined) return this.open(game, options);
      const text = await this.storage.content(hash);
      if (text === undefined) throw new Error(`the content ${hash} is missing in the storage`);
      const secret = sealed === undefined ? '' : await this.storage.content(sealed);
      // Earlier versions of the server did not store it.
      if (secret === undefined) return undefined;
      await yieldIfDue();
      const pack = JSON.parse(text);
      const whole = sealed === undefined ? pack : { ...pack, sealed: JSON.parse(secret) };
      const size = text.length + secret.length;
      return this.open(game, { ...options, pack: whole }, { hash: key, size });
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

/** The parts of the content by their hashes. */
function contentsOf({ rules: { content }, hashes }: OpenedGame): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  if (hashes.content !== undefined) parts.set(hashes.content, JSON.stringify(content?.pack));
  if (hashes.sealed !== undefined) parts.set(hashes.sealed, JSON.stringify(content?.sealed));
  return parts;
}

function hashesOf(content: Content | undefined): OpenedGame['hashes'] {
  if (content === undefined) return {};
  const { hash, sealed } = content;
  return { content: hash, ...(sealed !== undefined && { sealed: hashOf(canonical(sealed)) }) };
}

/** `pack` is the hash of the pack that takes the place of the one in the options. */
function keyOfOpened(game: Game, options: Options, pack: string | undefined): string {
  const noted = pack === undefined ? options : { ...options, pack: { hash: pack } };
  return `${game.id} ${hashOf(canonical(noted))}`;
}

function isPlayedWith({ hashes }: OpenedGame, { content, sealed }: NotedOptions): boolean {
  return hashes.content === content && hashes.sealed === sealed;
}

function optionsIn(value: unknown): Options {
  if (isOptions(value)) return value;
  throw new InputError('bad-options', 'options are a JSON object');
}

/** Nothing comes in here but what was read as JSON. */
function isOptions(value: unknown): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
