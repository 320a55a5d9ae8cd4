import { Construction, Globe } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { ClosureStatus } from '../../shell/closure.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Countdown } from '../../ui/Countdown/Countdown.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary/SectionBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { ContactButton } from './ContactButton.tsx';
import styles from './StatusScreen.module.css';
import { useReopening } from './useReopening.ts';
import { VisitorPlace } from './VisitorPlace.tsx';

const icons = { MAINTENANCE: Construction, RESTRICTED: Globe };

/** In place of the whole site while it is closed to this visitor: why, who can help, and when it looks again. */
export function StatusScreen({ status }: { status: ClosureStatus }) {
  const { t } = useTranslation('status');
  const { next, askNow } = useReopening();
  const Icon = icons[status];
  return (
    <main className={styles['page']}>
      <title>{t(`closed.${status}.title`)}</title>
      <meta name="robots" content="noindex" />
      <section className={styles['card']}>
        <Icon aria-hidden="true" className={styles['icon']} />
        <h1 className={styles['title']}>{t(`closed.${status}.title`)}</h1>
        <p>{t('closed.text')}</p>
        <p className={styles['more']}>{t(`closed.${status}.text`)}</p>
        {status === 'RESTRICTED' && (
          <SectionBoundary fallback={null}>
            <Suspense fallback={<Skeleton height="136px" />}>
              <VisitorPlace />
            </Suspense>
          </SectionBoundary>
        )}
        <ContactButton />
        <div className={styles['again']}>
          <Countdown deadline={next}>
            {(seconds) => <p>{next === null ? t('closed.asking') : t('closed.next', { count: seconds })}</p>}
          </Countdown>
          <Button variant="quiet" isBusy={next === null} onClick={askNow}>
            {t('closed.askNow')}
          </Button>
        </div>
      </section>
    </main>
  );
}
