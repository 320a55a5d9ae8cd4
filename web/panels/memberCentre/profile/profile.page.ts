import { UserRoundPen } from 'lucide-react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { memberCentrePage } from '../memberCentrePage.ts';
import query from './__generated__/ProfilePageQuery.graphql.ts';

export const profilePage = memberCentrePage({
  icon: UserRoundPen,
  fetchPage: async () => (await loadChunk(() => import('./ProfilePage.tsx'))).ProfilePage,
  query,
});
