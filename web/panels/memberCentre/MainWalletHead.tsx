import { formatMoney } from '../../i18n/formatMoney.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { usePanel } from '../../overlays/usePanel.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { PageHead } from './PageHead.tsx';
import type { MainWallet } from './useMainWallet.ts';

export interface MainWalletHeadProps {
  title: string;
  /** What to call what the wallet holds, where that is all. */
  label: string;
  wallet: MainWallet;
}

/** The head of a page by which money leaves: what can, and where more lies with vendors, the way to bring it back. */
export function MainWalletHead({ title, label, wallet: { held, sum } }: MainWalletHeadProps) {
  const { t, i18n } = useTranslation('memberCentre');
  const { open } = usePanel();
  return (
    <>
      <PageHead title={title} sum={{ label: sum === null ? label : t('mainWallet.label'), value: held }} />
      {sum !== null && (
        <Notice
          tone="plain"
          action={
            <Button size="small" onClick={() => open('transferFund')}>
              {t('mainWallet.open')}
            </Button>
          }
        >
          {t('mainWallet.sum', { sum: formatMoney(sum, i18n.language) })}
        </Notice>
      )}
    </>
  );
}
