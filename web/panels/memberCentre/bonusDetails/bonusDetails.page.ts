import { Sparkles } from 'lucide-react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { memberCentrePage } from '../memberCentrePage.ts';
import query from './__generated__/BonusDetailsPageQuery.graphql.ts';

export const bonusDetailsPage = memberCentrePage({
  icon: Sparkles,
  fetchPage: async () => (await loadChunk(() => import('./BonusDetailsPage.tsx'))).BonusDetailsPage,
  query,
  tellsDates: true,
});
