import type { OwnList } from '../../shell/games/ownList.ts';
import type { BannerGroup } from '../../shell/banners/bannerGroup.ts';
import { bannerGroups } from '../../shell/banners/bannerGroup.ts';
import type { CategoryRoute } from '../../shell/categories.ts';
import { longestSearch, searchOf } from '../../shell/games/gameSearch.ts';
import type { LobbyScreenQuery$variables } from './__generated__/LobbyScreenQuery.graphql.ts';

/** What a lobby shows: all its games, those put forward, those that the member has played, and those that it has marked. */
export const lobbyLists = ['all', 'hot', 'recent', 'favourites'] as const;
export type LobbyList = (typeof lobbyLists)[number];
/** Orders of a lobby beside the operator's own, by their names in the address. */
export const lobbyOrders = { name: 'NAME', return: 'RETURN', stake: 'SMALLEST_STAKE' } as const;
export type LobbyOrder = keyof typeof lobbyOrders;

const isOrder = (word: string | null): word is LobbyOrder => word !== null && Object.hasOwn(lobbyOrders, word);

/** The lists that belong to a member. */

export const isOwnList = (list: LobbyList): list is OwnList => list === 'recent' || list === 'favourites';

/** What the address says about a lobby. Empty text means that a filter is off. */
export interface LobbyFilters {
  readonly list: LobbyList;
  readonly vendor: string;
  readonly search: string;
  readonly classification: string;
  readonly minStake: string;
  readonly minLines: string;
  /** The operator's own order where it is none of `lobbyOrders`. */
  readonly order: LobbyOrder | '';
  readonly page: number;
}

export type FilterName = Exclude<keyof LobbyFilters, 'list' | 'order' | 'page'>;

/** Filters by their names in the address. */
const parameterNames: Record<FilterName, string> = {
  vendor: 'vendor',
  search: 'q',
  classification: 'classification',
  minStake: 'minStake',
  minLines: 'lines',
};

const filterNames = Object.keys(parameterNames) as readonly FilterName[];

/** Only what the gateway would accept: a hand-written address must not end in a fault. */
const accepted: Record<FilterName, RegExp> = {
  vendor: /^\w{1,32}$/,
  search: new RegExp(`^\\P{Cc}{1,${longestSearch}}$`, 'u'),
  classification: /^\w{1,32}$/,
  minStake: /^\d{1,9}$/,
  minLines: /^\d{1,3}$/,
};

export function filtersOf(parameters: URLSearchParams): LobbyFilters {
  const read = (name: FilterName) => {
    const value = searchOf(parameters.get(parameterNames[name]) ?? '');
    return accepted[name].test(value) ? value : '';
  };
  const page = parameters.get('page') ?? '';
  const order = parameters.get('sort');
  return {
    list: lobbyLists.find((list) => list === parameters.get('list')) ?? 'all',
    vendor: read('vendor'),
    search: read('search'),
    classification: read('classification'),
    minStake: read('minStake'),
    minLines: read('minLines'),
    order: isOrder(order) ? order : '',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** An address with these filters; what else it says, such as an open panel, stays. */
export function withFilters(parameters: URLSearchParams, filters: LobbyFilters): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const name of filterNames) {
    if (filters[name]) next.set(parameterNames[name], filters[name]);
    else next.delete(parameterNames[name]);
  }
  if (filters.list === 'all') next.delete('list');
  else next.set('list', filters.list);
  if (filters.order) next.set('sort', filters.order);
  else next.delete('sort');
  if (filters.page > 1) next.set('page', String(filters.page));
  else next.delete('page');
  return next;
}

export const activeFilters = (filters: LobbyFilters): FilterName[] => filterNames.filter((name) => filters[name] !== '');

/** Whether what was asked of the lobby's games is all of them: a member's own list is beside them. */
export const asksForAll = (filters: LobbyFilters): boolean =>
  isOwnList(filters.list) || (filters.list === 'all' && activeFilters(filters).length === 0);

export const noFilters: LobbyFilters = {
  list: 'all',
  vendor: '',
  search: '',
  classification: '',
  minStake: '',
  minLines: '',
  order: '',
  page: 1,
};

/** What the lobby's own query asks for. A member's own list is a query of its own, beside the first page of all games. */
export function variablesOf({ path, category }: CategoryRoute, given: LobbyFilters): LobbyScreenQuery$variables {
  const filters = isOwnList(given.list) ? noFilters : given;
  return {
    category,
    // Where members meet members.
    hasRooms: category === 'PVP',
    bannerGroup: (bannerGroups as Record<string, BannerGroup>)[path] ?? 'HOME',
    page: filters.page,
    order: filters.order ? lobbyOrders[filters.order] : null,
    hot: filters.list === 'hot' || null,
    vendor: filters.vendor || null,
    search: filters.search || null,
    classification: filters.classification || null,
    minStake: filters.minStake || null,
    minLines: filters.minLines ? Number(filters.minLines) : null,
  };
}
