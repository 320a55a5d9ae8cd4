import { useTranslation } from '../../../i18n/useTranslation.ts';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { PageProps } from '../PageProps.ts';
import { RecordPage } from '../record/RecordPage.tsx';
import { usePanelParameters } from '../record/usePanelParameters.ts';
import { useRecordVariables } from '../record/useRecordVariables.ts';
import { useRefreshRecord } from '../record/useRefreshRecord.ts';
import { useTimeZone } from '../useTimeZone.ts';
import { filterInput, readBetFilter } from './betFilter.ts';
import { BetFilters } from './BetFilters.tsx';
import { BetRecord } from './BetRecord.tsx';
import query, { type BetRecordPageQuery } from './__generated__/BetRecordPageQuery.graphql.ts';
import { useBetsChanged } from './useBetsChanged.ts';

/** The member's own bets, newest first. Follows by itself when a round settles. */
export function BetRecordPage({ fetchKey }: PageProps) {
  const { t } = useTranslation('betRecord');
  const timeZone = useTimeZone();
  const { parameters, change } = usePanelParameters();
  const filter = readBetFilter(parameters);
  const { variables, isBusy } = useRecordVariables(query, { filter: filterInput(filter) });
  const { viewer } = useLazyLoadQuery<BetRecordPageQuery>(
    graphql`
      query BetRecordPageQuery($filter: BetFilter) {
        viewer {
          id
          ...BetFilters_member @arguments(filter: $filter)
          ...BetRecord_member @arguments(filter: $filter)
        }
      }
    `,
    variables,
    { fetchKey },
  );
  const refresh = useRefreshRecord(query, variables);
  useBetsChanged(viewer?.id, variables.filter, refresh.refresh);
  if (!viewer) return null;
  return (
    <RecordPage
      title={t('title')}
      isBusy={isBusy}
      refresh={refresh}
      filters={<BetFilters member={viewer} filter={filter} timeZone={timeZone} onChange={change} />}
    >
      <BetRecord member={viewer} filter={variables.filter} timeZone={timeZone} />
    </RecordPage>
  );
}
