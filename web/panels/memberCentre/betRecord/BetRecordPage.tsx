import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { PageProps } from '../PageProps.ts';
import { readParameter } from '../record/filters/panelParameter.ts';
import { RecordPage } from '../record/RecordPage.tsx';
import { usePanelParameters } from '../record/filters/usePanelParameters.ts';
import { useRecordVariables } from '../record/filters/useRecordVariables.ts';
import { useRefreshRecord } from '../record/useRefreshRecord.ts';
import { useTimeZone } from '../../../session/useTimeZone.ts';
import { BetDetail } from './BetDetail.tsx';
import { filterInput, readBetFilter } from './betFilter.ts';
import { BetFilters } from './BetFilters.tsx';
import { BetRecord } from './BetRecord.tsx';
import query, { type BetRecordPageQuery } from './__generated__/BetRecordPageQuery.graphql.ts';
import { useBetsChanged } from './useBetsChanged.ts';

/** The member's own bets, newest first, or the one that the address names. Follows by itself when a round settles. */
export function BetRecordPage({ fetchKey }: PageProps) {
  const { t } = useTranslation('betRecord');
  const timeZone = useTimeZone();
  const { parameters, change } = usePanelParameters();
  const filter = readBetFilter(parameters);
  const { variables, isBusy } = useRecordVariables(query, { filter: filterInput(filter) });
  const { viewer } = useLazyLoadQuery<BetRecordPageQuery>(
    graphql`
      query BetRecordPageQuery($filter: BetFilter) @raw_response_type {
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
  const item = readParameter(parameters, 'item');
  const opener = useRef<HTMLElement>(null);
  // Back in the record one is where one was.
  useEffect(() => {
    if (item !== null) return;
    opener.current?.focus();
    opener.current = null;
  }, [item]);
  const show = (id: string, from: HTMLElement) => {
    opener.current = from;
    change({ item: id });
  };
  if (!viewer) return null;
  return (
    <>
      {item !== null && <BetDetail key={item} id={item} timeZone={timeZone} onClose={() => change({ item: null })} />}
      <div hidden={item !== null}>
        <RecordPage
          title={t('title')}
          isBusy={isBusy}
          refresh={refresh}
          filters={<BetFilters member={viewer} filter={filter} timeZone={timeZone} onChange={change} />}
        >
          <BetRecord member={viewer} filter={variables.filter} timeZone={timeZone} onOpen={show} />
        </RecordPage>
      </div>
    </>
  );
}
