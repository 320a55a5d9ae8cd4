import { Suspense } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useDialogs } from '../../overlays/dialogs.tsx';
import { Announcements } from '../../shell/announcements/Announcements.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary/SectionBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';

/** What the house has announced. */
export function AnnouncementsDialog() {
  const { t } = useTranslation('messages');
  const { close } = useDialogs();
  return (
    <Dialog size="wide" title={t('announcements.title')} onClose={close}>
      <SectionBoundary>
        <Suspense fallback={<Skeleton height="380px" />}>
          <Announcements frame="dialog" />
        </Suspense>
      </SectionBoundary>
    </Dialog>
  );
}
