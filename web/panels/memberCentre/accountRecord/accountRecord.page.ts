import { ScrollText } from 'lucide-react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { memberCentrePage } from '../memberCentrePage.ts';
import query from './__generated__/AccountRecordPageQuery.graphql.ts';
import { accountVariables, readAccountFilter } from './accountFilter.ts';

export const accountRecordPage = memberCentrePage({
  icon: ScrollText,
  fetchPage: async () => (await loadChunk(() => import('./AccountRecordPage.tsx'))).AccountRecordPage,
  query,
  variablesAt: (parameters) => accountVariables(readAccountFilter(parameters)),
  tellsDates: true,
});
