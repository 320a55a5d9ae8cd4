import type { TFunction } from 'i18next';
import { formatAmount } from '../../i18n/formatMoney.ts';
import type { FilterName, LobbyFilters } from './lobbyFilters.ts';

/** Kinds of games the lobby has words for; the address may name others. */
export const classifications = ['classic', 'folk', 'sea', 'fortune', 'night'] as const;

/** What the filter of a smallest stake is called, the stake as the language writes it. */
export const stakeLabel = (stake: string, t: TFunction<'lobby'>, language: string): string =>
  t('fromStake', { stake: formatAmount(stake, language) });

/** What an active filter is called on screen. */
export function filterLabel(
  name: FilterName,
  filters: LobbyFilters,
  vendors: readonly { code: string; name: string }[],
  t: TFunction<'lobby'>,
  language: string,
): string {
  const value = filters[name];
  switch (name) {
    case 'vendor':
      return vendors.find(({ code }) => code === value)?.name ?? value;
    case 'classification':
      return classifications.some((kind) => kind === value) ? t(`kinds.${value}`) : value;
    case 'minStake':
      return stakeLabel(value, t, language);
    case 'minLines':
      return t('fromLines', { count: Number(value) });
    case 'search':
      return value;
  }
}
