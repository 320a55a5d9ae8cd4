import { ShieldCheck } from 'lucide-react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { memberCentrePage } from '../memberCentrePage.ts';
import query from './__generated__/SecurityCenterPageQuery.graphql.ts';

export const securityCenterPage = memberCentrePage({
  icon: ShieldCheck,
  fetchPage: async () => (await loadChunk(() => import('./SecurityCenterPage.tsx'))).SecurityCenterPage,
  query,
  tellsDates: true,
});
