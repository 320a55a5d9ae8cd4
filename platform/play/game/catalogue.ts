import type { AnswerOf, ParsedPayloadOf } from '#contract/call.ts';
import type { gameList, gameVendors } from '#contract/play/game.ts';
import { parseAmount } from '../../core/ledger/amount.ts';
import type { Language } from '../../core/http/handler.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { GameTitle } from '../family/gameFamily.ts';
import type { Pictures } from '../../content/picture/picture.ts';
import { foldName } from './foldName.ts';
import type { OfferedVendor } from '../vendor/createVendors.ts';
import type { Offering } from '../vendor/vendor.ts';
import type { OfferedGame } from './createGames.ts';
import { gameName } from './gameName.ts';
import { inOrder } from './gameOrder.ts';

export type GameRow = AnswerOf<typeof gameList>['games'][number];
type Lanes = AnswerOf<typeof gameVendors>['data']['lanes'];
type GameFilter = Pick<
  ParsedPayloadOf<typeof gameList>,
  'gameType' | 'vassalage' | 'gameClassify' | 'gameName' | 'minBet' | 'minLineNum' | 'isHot' | 'sortBy'
>;

/** Everything that can be played, as it stood in the store at one moment. */
export interface Catalogue {
  /** Games that pass the filter, in the order asked for, else that of the lobby; names are looked for in this language, the brand's and English. */
  list(filter: GameFilter, language: Language): readonly GameTitle[];
  /** Those with these ids that are offered, in a category where one is given; in the order of the ids, each as often as its id. */
  named(ids: readonly string[], gameType?: GameFilter['gameType']): readonly GameTitle[];
  row(title: GameTitle, language: Language): GameRow;
  /** Vendors of each category; a category without any is left out. */
  lanes(): Lanes;
  /** The first `count` of the games named, then those put forward, then the rest; none twice, and none under maintenance. */
  leading(codes: readonly string[], count: number): readonly GameTitle[];
  /** Whether a game may be played; undefined where the brand has never had it. */
  offeringOf(code: string): Offering | undefined;
  /** What players know a game's studio by; empty where the brand has never had the game. */
  vendorNameOf(code: string): string;
  /** Hue of a game's studio, in degrees; 0 where the brand has never had the game. */
  hueOf(code: string): number;
}

export interface CatalogueParts {
  readonly games: readonly OfferedGame[];
  /** Codes of the games put forward, first one first. */
  readonly featured: readonly string[];
  readonly vendors: readonly OfferedVendor[];
  readonly pictures: Pictures;
  /** What somebody who reads one language may look for. */
  readonly namesOf: (code: string, language: Language) => readonly string[];
  readonly texts: Texts;
}

/** Of the games put forward the first few are marked as hot: a mark on every third tile would say nothing. */
const hotCount = 8;

/** All games; the operator's own are listed a second time as in-house games. */
const categories = ['RNG', 'PVP', 'INHOUSE'] as const;

export function createCatalogue({ games, vendors, pictures, featured, namesOf, texts }: CatalogueParts): Catalogue {
  const known = new Map(games.map((game) => [game.title.code, game]));
  const shown = games.filter(({ offering }) => offering !== 'WITHDRAWN');
  const byVendor = Map.groupBy(shown, ({ vendor }) => vendor.code);
  const ordered = inTurns(vendors.map(({ code }) => byVendor.get(code) ?? []));
  const entries = ordered.map((game) => ({ ...game, minBet: parseAmount(game.title.stakes[0] ?? '0') }));
  const shownOf = (code: string): readonly OfferedGame[] => [known.get(code) ?? []].flat().filter((game) => game.offering !== 'WITHDRAWN');
  const hot = new Set(featured.filter((code) => shownOf(code).length > 0).slice(0, hotCount));
  const inCategory = ({ title, vendor }: Pick<OfferedGame, 'title' | 'vendor'>, gameType: string) =>
    gameType === title.category || (gameType === 'INHOUSE' && vendor.inHouse);

  return {
    list(filter, language) {
      const typed = filter.gameName?.trim() ?? '';
      const wanted = foldName(typed).split(' ');
      // Signs alone are in no name.
      const isNamed = (names: readonly string[]) => wanted[0] !== '' && names.some((name) => wanted.every((word) => name.includes(word)));
      const atMost = filter.minBet === undefined ? undefined : parseAmount(filter.minBet);
      const found = entries
        .filter(
          ({ title, vendor, minBet }) =>
            inCategory({ title, vendor }, filter.gameType) &&
            (!filter.vassalage || filter.vassalage === title.vendorCode) &&
            (!filter.gameClassify || filter.gameClassify === title.classification) &&
            (typed === '' || isNamed(namesOf(title.code, language))) &&
            // The filter is the stake a person wants to start from, so cheaper games pass too.
            (atMost === undefined || minBet <= atMost) &&
            title.lineCount >= (filter.minLineNum ?? 0) &&
            (filter.isHot === undefined || hot.has(title.code)),
        )
        .map(({ title }) => title);
      return inOrder(found, filter.sortBy, language, (title) => gameName(texts, title.code, language));
    },
    named: (ids, gameType) =>
      ids
        .flatMap(shownOf)
        .filter((game) => gameType === undefined || inCategory(game, gameType))
        .map(({ title }) => title),
    row: (title, language) => ({
      nodeId: title.code,
      gameId: title.code,
      gameCode: title.code,
      gameName: gameName(texts, title.code, language),
      vassalage: title.vendorCode,
      vendorName: known.get(title.code)?.vendor.name ?? title.vendorCode,
      gameType: title.category,
      gameClassify: title.classification,
      isHot: hot.has(title.code) ? 1 : 0,
      imgUrl: pictures.addressOf(`/art/games/${title.code}.svg`, language),
      minBet: title.stakes[0] ?? '0',
      maxBet: title.stakes.at(-1) ?? '0',
      lineNum: title.lineCount,
      rtp: title.exactReturn,
      maintenance: known.get(title.code)?.offering !== 'OPEN',
    }),
    lanes: () =>
      categories
        .map((gameType) => ({
          gameType,
          cards: vendors
            .map((vendor) => ({
              vendor,
              gameCount: (byVendor.get(vendor.code) ?? []).filter((game) => inCategory(game, gameType)).length,
            }))
            .filter(({ gameCount }) => gameCount > 0)
            .map(({ vendor, gameCount }) => ({
              vassalage: vendor.code,
              title: vendor.name,
              isHot: vendor.hot ? 1 : 0,
              gameClassify: gameType === 'PVP' ? 'table' : 'slot',
              gameType,
              nodeId: vendor.code,
              isGame: 'VASSALAGE',
              imgUrl: pictures.addressOf(`/art/vendors/${vendor.code}.svg`),
              gameCount,
            })),
        }))
        .filter((lane) => lane.cards.length > 0),
    leading(codes, count) {
      const open = [...[...codes, ...featured].flatMap(shownOf), ...ordered].filter(({ offering }) => offering === 'OPEN');
      return [...new Set(open.map(({ title }) => title))].slice(0, count);
    },
    offeringOf: (code) => known.get(code)?.offering,
    vendorNameOf: (code) => known.get(code)?.vendor.name ?? '',
    hueOf: (code) => known.get(code)?.vendor.hue ?? 0,
  };
}

/** One of each list in turn, so that no vendor fills the first page alone. */
function inTurns<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
}
