import { Suspense, use, useEffect, useEffectEvent } from 'react';
import { AttemptContext } from '../../attempts/attempts.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { type MemberCentrePageKey, memberCentrePages } from '../../overlays/panelKeys.ts';
import { useMemberCentreTitle } from '../../overlays/useMemberCentreTitle.ts';
import { usePanel } from '../../overlays/usePanel.ts';
import { usePlayPause } from '../../session/usePlayPause.ts';
import type { Viewer } from '../../session/useViewer.ts';
import { PanelLayout } from '../../ui/PanelLayout/PanelLayout.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary/SectionBoundary.tsx';
import { Sheet } from '../../ui/Sheet/Sheet.tsx';
import { lazyPart } from '../../chunks/lazyChunk.ts';
import { loadChunk } from '../../chunks/loadChunk.ts';
import type { MemberCentrePage } from './memberCentrePage.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { pages } from './pages.ts';

const PauseNotice = lazyPart(async () => (await loadChunk(() => import('./limits/PauseNotice.tsx'))).PauseNotice);

/** Milliseconds: at an address a page whose code is there has asked, and may have been answered, before the panel around it stands. */
const justCome = 2_000;

/** The panel, with the page that the address names. */
export function MemberCentrePanel({ panel, viewer }: { panel: MemberCentrePageKey; viewer: Viewer }) {
  const { t } = useTranslation(['memberCentre', 'shell']);
  const environment = useRelayEnvironment();
  const { open, close } = usePanel();
  const pause = usePlayPause(viewer);
  const current = pages[panel];
  const titleOf = useMemberCentreTitle();

  const [parameters] = useSearchParams();
  const load = async (goodFor?: number) => current.load(environment, parameters, goodFor);
  // A failure is shown by the page, which joins this request or asks the same.
  const loadNewPage = useEffectEvent(() => void load(justCome).catch(() => undefined));
  useEffect(() => loadNewPage(), [current, environment]);

  return (
    <Sheet wide title={t('title')} onClose={close}>
      <PanelLayout
        label={t('pages')}
        skip={t('shell:skip')}
        pages={memberCentrePages.map((key) => ({ key, icon: pages[key].icon, title: titleOf(key) }))}
        current={panel}
        onOpen={open}
      >
        <SectionBoundary fallback={null}>
          <Suspense>{pause && <PauseNotice pause={pause} />}</Suspense>
        </SectionBoundary>
        <SectionBoundary resetKey={panel} onRetry={async () => void (await load())}>
          <Suspense key={panel} fallback={<PageSkeleton label={t('loading')} />}>
            <AttemptedPage page={current} />
          </Suspense>
        </SectionBoundary>
      </PanelLayout>
    </Sheet>
  );
}

/** The page, which asks anew whenever it is tried again. */
const AttemptedPage = ({ page: { Page } }: { page: MemberCentrePage }) => <Page fetchKey={use(AttemptContext)?.number ?? 0} />;
