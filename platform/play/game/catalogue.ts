import type { AnswerOf, ParsedPayloadOf } from '#contract/call.ts';
import type { gameList, gameVendors } from '#contract/play/game.ts';
import { parseAmount } from '../../core/ledger/amount.ts';
import type { Language } from '../../core/http/handler.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { GameTitle } from '../family/gameFamily.ts';
import type { TitleRegistry } from '../family/titleRegistry.ts';
import type { Pictures } from '../../content/picture/picture.ts';
import type { Vendor } from '../family/vendor.ts';
import { foldName } from './foldName.ts';
import { gameName } from './gameName.ts';
import { inOrder } from './gameOrder.ts';

export type GameRow = AnswerOf<typeof gameList>['games'][number];
type Lanes = AnswerOf<typeof gameVendors>['data']['lanes'];
type GameFilter = Pick<
  ParsedPayloadOf<typeof gameList>,
  'gameType' | 'vassalage' | 'gameClassify' | 'gameName' | 'minBet' | 'minLineNum' | 'isHot' | 'sortBy'
>;

export interface CatalogueParts {
  readonly titles: TitleRegistry;
  readonly vendors: readonly Vendor[];
  readonly pictures: Pictures;
  /** Codes of the games put forward, first one first. */
  readonly featured: readonly string[];
}

/** Everything that can be played, in memory. */
export interface Catalogue {
  /** Games that pass the filter, in the order asked for, else that of the lobby; names are looked for in this language, the brand's and English. */
  list(filter: GameFilter, language: Language): readonly GameTitle[];
  /** Those with these ids that are offered, in a category where one is given; in the order of the ids, each as often as its id. */
  named(ids: readonly string[], gameType?: GameFilter['gameType']): readonly GameTitle[];
  row(title: GameTitle, language: Language): GameRow;
  /** Vendors of each category; a category without any is left out. */
  lanes(): Lanes;
  /** The first `count` of the games named, then those put forward, then the rest; none twice. */
  leading(codes: readonly string[], count: number): readonly GameTitle[];
}

/** Of the games put forward the first few are marked as hot: a mark on every third tile would say nothing. */
const hotCount = 8;

/** All games; the operator's own are listed a second time as in-house games. */
const categories = ['RNG', 'INHOUSE'] as const;

export function createCatalogue({ titles, vendors, pictures, featured, texts }: CatalogueParts & { readonly texts: Texts }): Catalogue {
  const vendorOf = new Map(vendors.map((vendor) => [vendor.code, vendor]));
  const ordered = inTurns(vendors.map((vendor) => titles.current.filter((title) => title.vendorCode === vendor.code)));
  const entries = ordered.map((title) => ({
    title,
    minBet: parseAmount(title.stakes[0] ?? '0'),
  }));
  const namesBy = new Map<string, readonly string[]>();
  /** What somebody who reads one language may look for: that language's name, the brand's and the English one, folded. */
  const namesOf = ({ code }: GameTitle, language: Language): readonly string[] => {
    const key = `${language} ${code}`;
    const names = namesBy.get(key) ?? ([language, 'TY', 'EN'] as const).map((each) => foldName(gameName(texts, code, each)));
    namesBy.set(key, names);
    return names;
  };
  const hot = new Set(featured.slice(0, hotCount));
  const inCategory = (vendor: Vendor | undefined, gameType: string) =>
    gameType === 'RNG' || (gameType === 'INHOUSE' && vendor?.inHouse === true);

  return {
    list(filter, language) {
      const wanted = foldName(filter.gameName ?? '');
      const atMost = filter.minBet === undefined ? undefined : parseAmount(filter.minBet);
      const found = entries
        .filter(
          ({ title, minBet }) =>
            inCategory(vendorOf.get(title.vendorCode), filter.gameType) &&
            (!filter.vassalage || filter.vassalage === title.vendorCode) &&
            (!filter.gameClassify || filter.gameClassify === title.classification) &&
            (wanted === '' || namesOf(title, language).some((name) => name.includes(wanted))) &&
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
        .flatMap((id) => titles.currentOf(id) ?? [])
        .filter((title) => gameType === undefined || inCategory(vendorOf.get(title.vendorCode), gameType)),
    row: (title, language) => ({
      nodeId: title.code,
      gameId: title.code,
      gameCode: title.code,
      gameName: gameName(texts, title.code, language),
      vassalage: title.vendorCode,
      vendorName: vendorOf.get(title.vendorCode)?.name ?? title.vendorCode,
      gameType: title.category,
      gameClassify: title.classification,
      isHot: hot.has(title.code) ? 1 : 0,
      imgUrl: pictures.addressOf(`/art/games/${title.code}.svg`, language),
      minBet: title.stakes[0] ?? '0',
      maxBet: title.stakes.at(-1) ?? '0',
      lineNum: title.lineCount,
      rtp: title.exactReturn,
      maintenance: false,
    }),
    lanes: () =>
      categories
        .map((gameType) => ({
          gameType,
          cards: vendors
            .map((vendor) => ({ vendor, gameCount: titles.current.filter((title) => title.vendorCode === vendor.code).length }))
            .filter(({ vendor, gameCount }) => gameCount > 0 && inCategory(vendor, gameType))
            .map(({ vendor, gameCount }) => ({
              vassalage: vendor.code,
              title: vendor.name,
              isHot: vendor.hot ? 1 : 0,
              gameClassify: 'slot',
              gameType,
              nodeId: vendor.code,
              isGame: 'VASSALAGE',
              imgUrl: pictures.addressOf(`/art/vendors/${vendor.code}.svg`),
              gameCount,
            })),
        }))
        .filter((lane) => lane.cards.length > 0),
    leading(codes, count) {
      const byCode = [...codes, ...featured].flatMap((code) => titles.currentOf(code) ?? []);
      return [...new Set([...byCode, ...ordered])].slice(0, count);
    },
  };
}

/** One of each list in turn, so that no vendor fills the first page alone. */
function inTurns<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
}
