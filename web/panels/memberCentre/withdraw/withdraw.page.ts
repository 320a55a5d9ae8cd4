import { Landmark } from 'lucide-react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { memberCentrePage } from '../memberCentrePage.ts';
import query from './__generated__/WithdrawPageQuery.graphql.ts';

export const withdrawPage = memberCentrePage({
  icon: Landmark,
  fetchPage: async () => (await loadChunk(() => import('./WithdrawPage.tsx'))).WithdrawPage,
  query,
  tellsDates: true,
});
