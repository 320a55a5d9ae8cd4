import { ShieldAlert } from 'lucide-react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { memberCentrePage } from '../memberCentrePage.ts';
import query from './__generated__/LimitsPageQuery.graphql.ts';

export const limitsPage = memberCentrePage({
  icon: ShieldAlert,
  fetchPage: async () => (await loadChunk(() => import('./LimitsPage.tsx'))).LimitsPage,
  query,
  tellsDates: true,
});
