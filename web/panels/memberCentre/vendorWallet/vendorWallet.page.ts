import { Wallet } from 'lucide-react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { memberCentrePage } from '../memberCentrePage.ts';
import query from './__generated__/VendorWalletPageQuery.graphql.ts';

export const vendorWalletPage = memberCentrePage({
  icon: Wallet,
  fetchPage: async () => (await loadChunk(() => import('./VendorWalletPage.tsx'))).VendorWalletPage,
  query,
  tellsDates: true,
});
