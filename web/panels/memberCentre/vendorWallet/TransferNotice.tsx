import { graphql, useFragment } from 'react-relay/hooks';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useDialogs } from '../../../overlays/dialogs.tsx';
import { usePanel } from '../../../overlays/usePanel.ts';
import { ActionNotice } from '../../../ui/Notice/ActionNotice.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { isOvertaken } from './isOvertaken.ts';
import type { TransferNotice_wallets$key } from './__generated__/TransferNotice_wallets.graphql.ts';
import type { TransferOutcome } from './useTransferForm.ts';

const tones = { PENDING: 'info', DONE: 'gain', FAILED: 'danger' } as const;

interface TransferNoticeProps {
  outcome: TransferOutcome;
  wallets: TransferNotice_wallets$key;
  onRetry: () => void;
}

/** What became of the last transfer, as far as it is known by now, and what it means for the money. */
export function TransferNotice({ outcome, wallets, onRetry }: TransferNoticeProps) {
  const { t, i18n } = useTranslation('vendorWallet');
  const { open } = useDialogs();
  const panel = usePanel();
  const { transfers } = useFragment(
    graphql`
      fragment TransferNotice_wallets on Wallets {
        transfers {
          id
          status
          direction
          walletName
          amount {
            amount
            symbol
          }
        }
      }
    `,
    wallets,
  );
  if (outcome.kind === 'lost') {
    return (
      <ActionNotice action={t('retry')} onAct={onRetry}>
        {t('fault')}
      </ActionNotice>
    );
  }
  if (outcome.kind === 'sent') {
    const sent = transfers.find(({ id }) => id === outcome.id);
    if (!sent || isOvertaken([sent.id], transfers)) return null;
    const status = sent.status === 'DONE' || sent.status === 'FAILED' ? sent.status : 'PENDING';
    const wallet = sent.direction === 'IN' ? sent.walletName : t('main');
    return <Notice tone={tones[status]}>{t(`outcome.${status}`, { amount: formatMoney(sent.amount, i18n.language), wallet })}</Notice>;
  }
  const { refusal } = outcome;
  switch (refusal.__typename) {
    case 'NotSignedInError':
      return (
        <ActionNotice action={t('logIn')} onAct={() => open('login', { onComplete: () => panel.open('transferFund') })}>
          {t('refusals.NotSignedInError')}
        </ActionNotice>
      );
    case 'PasswordChangeRequiredError':
      return (
        <ActionNotice action={t('changePassword')} onAct={() => open('changePassword')}>
          {t('refusals.PasswordChangeRequiredError')}
        </ActionNotice>
      );
    case 'AmountOutOfRangeError':
      return <Notice tone="danger">{t('refusals.AmountOutOfRangeError', { minimum: formatMoney(refusal.minimum, i18n.language) })}</Notice>;
    case 'InsufficientBalanceError':
    case 'WalletUnavailableError':
    case 'MoneyMaintenanceError':
      return <Notice tone="danger">{t(`refusals.${refusal.__typename}`)}</Notice>;
    default:
      return <Notice tone="danger">{refusal.message ?? t('refusals.other')}</Notice>;
  }
}
