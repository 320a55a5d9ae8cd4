import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { PageProps } from '../PageProps.ts';
import { useToday } from '../record/range/useToday.ts';
import { RangePicker } from '../record/range/RangePicker.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { RecordSelect } from '../record/filters/RecordSelect.tsx';
import { usePanelParameters } from '../record/filters/usePanelParameters.ts';
import { useRecordVariables } from '../record/filters/useRecordVariables.ts';
import { useRefreshRecord } from '../record/useRefreshRecord.ts';
import { useTimeZone } from '../../../session/useTimeZone.ts';
import { AccountRecord } from './AccountRecord.tsx';
import { accountVariables, readAccountFilter } from './accountFilter.ts';
import { useVendorNames } from './useVendorNames.ts';
import query, { type AccountRecordPageQuery } from './__generated__/AccountRecordPageQuery.graphql.ts';

/** Every movement of the member's money, newest first, with the balance before and after it. */
export function AccountRecordPage({ fetchKey }: PageProps) {
  const { t } = useTranslation('accountRecord');
  const timeZone = useTimeZone();
  const vendorNames = useVendorNames();
  const { parameters, change } = usePanelParameters();
  const filter = readAccountFilter(parameters);
  const { variables, isBusy } = useRecordVariables(query, accountVariables(filter));
  const { viewer } = useLazyLoadQuery<AccountRecordPageQuery>(
    graphql`
      query AccountRecordPageQuery($wallet: String, $kind: String, $from: CalendarDay, $to: CalendarDay) @raw_response_type {
        viewer {
          id
          accountRecords(first: 20, wallet: $wallet, kind: $kind, from: $from, to: $to) {
            wallets
            kinds {
              kind
              title
            }
          }
          ...AccountRecord_member @arguments(wallet: $wallet, kind: $kind, from: $from, to: $to)
        }
      }
    `,
    variables,
    { fetchKey },
  );
  const refresh = useRefreshRecord(query, variables);
  const today = useToday(timeZone);
  if (!viewer) return null;
  const { wallets = [], kinds = [] } = viewer.accountRecords ?? {};
  const walletName = (wallet: string): string => {
    const [kind, code = ''] = wallet.split(':');
    return t(`wallets.${kind}`, { name: vendorNames.get(code) ?? code, defaultValue: wallet });
  };
  return (
    <RecordPage
      title={t('title')}
      isBusy={isBusy}
      refresh={refresh}
      filters={
        <>
          <RangePicker
            range={filter.range}
            today={today}
            onChange={(next, how) => change({ from: next?.from ?? null, to: next?.to ?? null }, how)}
          />
          <RecordSelect
            label={t('filters.kind')}
            all={t('filters.allKinds')}
            value={filter.kind ?? ''}
            options={kinds.map(({ kind, title }) => ({ value: kind, label: title }))}
            onChange={(kind) => change({ kind })}
          />
          {(wallets.length > 1 || filter.wallet !== 'cash') && (
            <RecordSelect
              label={t('filters.wallet')}
              all={t('wallets.cash')}
              value={filter.wallet === 'cash' ? '' : filter.wallet}
              options={wallets.filter((wallet) => wallet !== 'cash').map((wallet) => ({ value: wallet, label: walletName(wallet) }))}
              onChange={(wallet) => change({ wallet, kind: null })}
            />
          )}
        </>
      }
    >
      <AccountRecord member={viewer} variables={variables} timeZone={timeZone} />
    </RecordPage>
  );
}
