import { Suspense } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { useDialogs } from '../../../overlays/dialogs.tsx';
import { usePanel } from '../../../overlays/usePanel.ts';
import { ActionNotice } from '../../../ui/Notice/ActionNotice.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { LimitNotice } from './LimitNotice.tsx';
import type { DepositOutcome } from './useDepositForm.ts';

type Failure = Exclude<DepositOutcome, { kind: 'done' }>;

export interface DepositNoticeProps {
  outcome: Failure;
  /** Of the currency that was to be paid in. */
  symbol: string;
  onRetry: () => void;
}

/** Why a deposit was not made, what it means for the money, and what to do next. */
export function DepositNotice({ outcome, symbol, onRetry }: DepositNoticeProps) {
  const { t, i18n } = useTranslation('deposit');
  const { open } = useDialogs();
  const panel = usePanel();
  if (outcome.kind === 'lost') {
    return (
      <ActionNotice action={t('retry')} onAct={onRetry}>
        {t('fault')}
      </ActionNotice>
    );
  }
  const { refusal } = outcome;
  switch (refusal.__typename) {
    case 'AmountOutOfRangeError': {
      const { minimum, maximum } = refusal;
      const bounds = { minimum: formatMoney(minimum, i18n.language), maximum: formatMoney(maximum, i18n.language) };
      return <Notice tone="danger">{t('refusals.AmountOutOfRangeError', bounds)}</Notice>;
    }
    case 'LimitReachedError':
      return (
        <Suspense>
          <LimitNotice limit={refusal} symbol={symbol} />
        </Suspense>
      );
    case 'NotSignedInError':
      return (
        <ActionNotice action={t('logIn')} onAct={() => open('login', { onComplete: () => panel.open('depositv2') })}>
          {t('refusals.NotSignedInError')}
        </ActionNotice>
      );
    case 'PasswordChangeRequiredError':
      return (
        <ActionNotice action={t('changePassword')} onAct={() => open('changePassword')}>
          {t('refusals.PasswordChangeRequiredError')}
        </ActionNotice>
      );
    case 'DepositMethodUnavailableError':
    case 'RealAccountNeededError':
    case 'MoneyMaintenanceError':
    case 'TooManyAttemptsError':
      return <Notice tone="danger">{t(`refusals.${refusal.__typename}`)}</Notice>;
    default:
      return <Notice tone="danger">{refusal.message ?? t('refusals.other')}</Notice>;
  }
}
