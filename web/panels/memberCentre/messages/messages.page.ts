import { Mail } from 'lucide-react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { memberCentrePage } from '../memberCentrePage.ts';
import query from './__generated__/MessagesPageQuery.graphql.ts';

export const messagesPage = memberCentrePage({
  icon: Mail,
  fetchPage: async () => (await loadChunk(() => import('./MessagesPage.tsx'))).MessagesPage,
  query,
  tellsDates: true,
});
