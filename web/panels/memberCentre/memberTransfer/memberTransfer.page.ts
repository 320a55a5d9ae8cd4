import { ArrowUpFromLine } from 'lucide-react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { memberCentrePage } from '../memberCentrePage.ts';
import query from './__generated__/MemberTransferPageQuery.graphql.ts';

export const memberTransferPage = memberCentrePage({
  icon: ArrowUpFromLine,
  fetchPage: async () => (await loadChunk(() => import('./MemberTransferPage.tsx'))).MemberTransferPage,
  query,
});
