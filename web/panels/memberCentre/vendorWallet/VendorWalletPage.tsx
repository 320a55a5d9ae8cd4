import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import type { PageProps } from '../PageProps.ts';
import { TransferForm } from './TransferForm.tsx';
import { TransferList } from './TransferList.tsx';
import { useRefreshWallets } from './useRefreshWallets.ts';
import { PageHead } from '../PageHead.tsx';
import styles from './VendorWalletPage.module.css';
import { WalletList } from './WalletList.tsx';
import type { VendorWalletPageQuery } from './__generated__/VendorWalletPageQuery.graphql.ts';

/** Where the member's money lies, and the way from one wallet to another. */
export function VendorWalletPage({ fetchKey }: PageProps) {
  const { t } = useTranslation('vendorWallet');
  const { viewer } = useLazyLoadQuery<VendorWalletPageQuery>(
    graphql`
      query VendorWalletPageQuery @raw_response_type {
        viewer {
          id
          balance {
            amount
            currency
            symbol
          }
          wallets @required(action: THROW) {
            isSingle
            transfers {
              status
            }
            ...WalletList_wallets
            ...TransferForm_wallets
            ...TransferList_wallets
          }
        }
      }
    `,
    {},
    { fetchKey },
  );
  const wallets = viewer?.wallets;
  // What a vendor has not said yet, it may say at any moment.
  useRefreshWallets(wallets?.transfers.some(({ status }) => status === 'PENDING') ?? false);
  if (!viewer || !wallets) return null;
  return (
    <div className={styles['page']}>
      <PageHead title={t('title')} sum={{ label: t('sum'), value: viewer.balance }} />
      {wallets.isSingle ? (
        <EmptyState title={t('single.title')} text={t('single.text')} />
      ) : (
        <>
          <WalletList wallets={wallets} />
          <TransferForm wallets={wallets} />
          <TransferList wallets={wallets} />
        </>
      )}
    </div>
  );
}
