import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay/hooks';
import { type PanelKey, usePanel } from '../../overlays/usePanel.ts';
import { SectionBoundary } from '../../ui/SectionBoundary/SectionBoundary.tsx';
import { Sheet } from '../../ui/Sheet/Sheet.tsx';
import styles from './MemberCentrePanel.module.css';
import { PageSkeleton } from './PageSkeleton.tsx';
import { pages } from './pages.ts';

/** The panel: its pages as a rail (a row of chips on phones), and the page that the address names. */
export function MemberCentrePanel({ panel }: { panel: PanelKey }) {
  const { t } = useTranslation('memberCentre');
  const environment = useRelayEnvironment();
  const { open, close } = usePanel();
  const [fetchKey, setFetchKey] = useState(0);
  const marked = useRef<HTMLButtonElement>(null);
  const current = pages.find(({ key }) => key === panel);

  useEffect(() => {
    // A failure is shown by the page, which joins this request or asks the same.
    current?.load(environment).catch(() => undefined);
  }, [current, environment]);

  // On phones the pages are a row that scrolls; the open one may lie beyond its edge.
  useEffect(() => {
    // In braces: some browsers answer with a promise, which is no clean-up.
    marked.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [panel]);

  const askAgain = async () => {
    await current?.load(environment);
    setFetchKey((key) => key + 1);
  };

  return (
    <Sheet wide title={t('title')} onClose={close}>
      <div className={styles['layout']}>
        <nav aria-label={t('pages')} className={styles['rail']}>
          {pages.map(({ key, icon: Icon }) => (
            <button
              key={key}
              ref={key === panel ? marked : undefined}
              type="button"
              aria-current={key === panel ? 'page' : undefined}
              className={styles['page']}
              onClick={() => open(key)}
            >
              <Icon aria-hidden="true" />
              {t(`menu.${key}`)}
            </button>
          ))}
        </nav>
        <section className={styles['content']} aria-label={t(`menu.${panel}`)}>
          <SectionBoundary resetKey={panel} onRetry={askAgain}>
            <Suspense key={panel} fallback={<PageSkeleton label={t('loading')} />}>
              {current && <current.Page fetchKey={fetchKey} />}
            </Suspense>
          </SectionBoundary>
        </section>
      </div>
    </Sheet>
  );
}
