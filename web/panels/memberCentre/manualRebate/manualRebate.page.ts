import { HandCoins } from 'lucide-react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { memberCentrePage } from '../memberCentrePage.ts';

export const manualRebatePage = memberCentrePage({
  icon: HandCoins,
  fetchPage: async () => (await loadChunk(() => import('./ManualRebatePage.tsx'))).ManualRebatePage,
});
