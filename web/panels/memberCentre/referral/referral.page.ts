import { UserPlus } from 'lucide-react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { memberCentrePage } from '../memberCentrePage.ts';
import query from './__generated__/ReferralPageQuery.graphql.ts';

export const referralPage = memberCentrePage({
  icon: UserPlus,
  fetchPage: async () => (await loadChunk(() => import('./ReferralPage.tsx'))).ReferralPage,
  query,
  tellsDates: true,
});
