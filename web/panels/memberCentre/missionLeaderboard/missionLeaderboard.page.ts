import { Target } from 'lucide-react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { memberCentrePage } from '../memberCentrePage.ts';

export const missionLeaderboardPage = memberCentrePage({
  icon: Target,
  fetchPage: async () => (await loadChunk(() => import('./MissionLeaderboardPage.tsx'))).MissionLeaderboardPage,
});
