import { PiggyBank } from 'lucide-react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { memberCentrePage } from '../memberCentrePage.ts';
import query from './__generated__/DepositPageQuery.graphql.ts';

export const depositPage = memberCentrePage({
  icon: PiggyBank,
  fetchPage: async () => (await loadChunk(() => import('./DepositPage.tsx'))).DepositPage,
  query,
  tellsDates: true,
});
