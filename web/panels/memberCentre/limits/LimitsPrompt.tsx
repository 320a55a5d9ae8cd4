import { useTranslation } from '../../../i18n/useTranslation.ts';
import { usePanel } from '../../../overlays/usePanel.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import styles from './LimitsPage.module.css';
import { useChangeLimits } from './useChangeLimits.ts';

export interface LimitsPromptProps {
  prompt: string;
  /** Of whoever has, what comes before the first deposit is not said any more. */
  hasPaidIn?: boolean;
}

/** Asks to set limits before the first deposit, and to look through them every half a year; either may be declined. */
export function LimitsPrompt({ prompt, hasPaidIn = false }: LimitsPromptProps) {
  const { t } = useTranslation('limits');
  const { panel, open } = usePanel();
  const { review, isBusy } = useChangeLimits();
  return (
    <Notice
      tone="info"
      action={
        <div className={styles['actions']}>
          {panel !== 'limits' && (
            <Button size="small" onClick={() => open('limits')}>
              {t('prompt.set')}
            </Button>
          )}
          {prompt === 'REVIEW' && (
            <Button size="small" onClick={() => open('personalHistoryCopy')}>
              {t('prompt.history')}
            </Button>
          )}
          <Button size="small" isBusy={isBusy} onClick={review}>
            {t(prompt === 'REVIEW' ? 'prompt.seen' : 'prompt.notNow')}
          </Button>
        </div>
      }
    >
      {t(prompt === 'REVIEW' ? 'prompt.review' : hasPaidIn ? 'prompt.since' : 'prompt.first')}
    </Notice>
  );
}
