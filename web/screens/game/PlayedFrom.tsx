import { graphql } from 'react-relay/hooks';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { usePanel } from '../../overlays/usePanel.ts';
import { useLazyLoadQuery } from '../../relay/useLazyLoadQuery.ts';
import styles from './GameBar.module.css';
import type { PlayedFromQuery } from './__generated__/PlayedFromQuery.graphql.ts';

/** Which wallet a game is staked from, where that is not the main one, and the way to move money there; nothing where it is. */
export function PlayedFrom({ vendorCode }: { vendorCode: string }) {
  const { t } = useTranslation('game');
  const { open } = usePanel();
  const { viewer } = useLazyLoadQuery<PlayedFromQuery>(
    graphql`
      query PlayedFromQuery @raw_response_type {
        viewer {
          id
          wallets {
            vendorWallets {
              id
              vendorCode
              name
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  const wallet = viewer?.wallets?.vendorWallets.find((each) => each.vendorCode === vendorCode);
  if (!wallet) return null;
  return (
    <button type="button" className={styles['from']} title={t('toWallets')} onClick={() => open('transferFund')}>
      {t('playedFrom', { name: wallet.name })}
    </button>
  );
}
