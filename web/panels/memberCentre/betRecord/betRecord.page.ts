import { History } from 'lucide-react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { memberCentrePage } from '../memberCentrePage.ts';
import query from './__generated__/BetRecordPageQuery.graphql.ts';
import { filterInput, readBetFilter } from './betFilter.ts';

export const betRecordPage = memberCentrePage({
  icon: History,
  fetchPage: async () => (await loadChunk(() => import('./BetRecordPage.tsx'))).BetRecordPage,
  query,
  variablesAt: (parameters) => ({ filter: filterInput(readBetFilter(parameters)) }),
  tellsDates: true,
});
