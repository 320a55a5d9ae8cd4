import { Medal } from 'lucide-react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { memberCentrePage } from '../memberCentrePage.ts';
import query from './__generated__/PlayerRankPageQuery.graphql.ts';

export const playerRankPage = memberCentrePage({
  icon: Medal,
  fetchPage: async () => (await loadChunk(() => import('./PlayerRankPage.tsx'))).PlayerRankPage,
  query,
});
