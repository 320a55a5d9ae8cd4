import { Gift } from 'lucide-react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { memberCentrePage } from '../memberCentrePage.ts';

export const rewardCenterPage = memberCentrePage({
  icon: Gift,
  fetchPage: async () => (await loadChunk(() => import('./RewardCenterPage.tsx'))).RewardCenterPage,
});
