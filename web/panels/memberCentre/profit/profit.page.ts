import { ChartColumn } from 'lucide-react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { memberCentrePage } from '../memberCentrePage.ts';

export const profitPage = memberCentrePage({
  icon: ChartColumn,
  fetchPage: async () => (await loadChunk(() => import('./ProfitPage.tsx'))).ProfitPage,
  // What it asks follows from the day that it is in the house's zone.
  tellsDates: true,
});
