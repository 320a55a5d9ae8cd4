import type { TFunction } from 'i18next';
import type { FilterName, LobbyFilters } from './lobbyFilters.ts';

/** Kinds of games the lobby has words for; the address may name others. */
export const classifications = ['classic', 'folk', 'sea', 'fortune', 'night'] as const;

/** What an active filter is called on screen. */
export function filterLabel(
  name: FilterName,
  filters: LobbyFilters,
  vendors: readonly { code: string; name: string }[],
  t: TFunction<'lobby'>,
): string {
  const value = filters[name];
  switch (name) {
    case 'vendor':
      return vendors.find(({ code }) => code === value)?.name ?? value;
    case 'classification':
      return classifications.some((kind) => kind === value) ? t(`kinds.${value}`) : value;
    case 'minBet':
      return t('fromStake', { stake: value });
    case 'minLines':
      return t('fromLines', { lines: value });
    case 'search':
      return value;
  }
}
