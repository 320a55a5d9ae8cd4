import { useTranslation } from '../../../i18n/useTranslation.ts';
import { usePanel } from '../../../overlays/usePanel.ts';
import { ActionNotice } from '../../../ui/Notice/ActionNotice.tsx';
import { useLimitAmount } from '../limits/limitWords.ts';
import type { DepositRefusal } from './useDepositForm.ts';

export interface LimitNoticeProps {
  limit: Extract<DepositRefusal, { readonly __typename: 'LimitReachedError' }>;
  symbol: string;
}

/** Which limit of the member's own was in the way, what it leaves, and the way to it. */
export function LimitNotice({ limit: { kind, period, left }, symbol }: LimitNoticeProps) {
  const { t } = useTranslation(['deposit', 'limits']);
  const { open } = usePanel();
  const write = useLimitAmount(symbol);
  const words = { limit: t(`limits:names.${kind}_${period}`), left: t('limits:left', { left: write(kind, left) }) };
  return (
    <ActionNotice action={t('limits:own')} onAct={() => open('limits')}>
      {t('refusals.LimitReachedError', words)}
    </ActionNotice>
  );
}
