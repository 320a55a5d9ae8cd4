import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DialogPayloads, useDialogs } from '../../shell/dialogs.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary/SectionBoundary.tsx';
import { VendorGames } from './VendorGames.tsx';
import { VendorGamesSkeleton } from './VendorGamesSkeleton.tsx';

/** The games of one vendor, for a tile that stands for a vendor's whole list. */
export function VendorGamesDialog() {
  const { current } = useDialogs();
  return current?.name === 'vendorGames' ? <OpenVendorGames {...current.payload} /> : null;
}

function OpenVendorGames({ vendorCode, category }: DialogPayloads['vendorGames']) {
  const { t } = useTranslation('game');
  const { close } = useDialogs();
  const [attempt, setAttempt] = useState(0);
  return (
    <Dialog title={t('vendor.title')} onClose={close}>
      <SectionBoundary
        onRetry={() => setAttempt(attempt + 1)}
        fallback={(retry) => <ErrorPanel title={t('vendor.fault')} text={t('vendor.faultText')} onRetry={retry} />}
      >
        <Suspense fallback={<VendorGamesSkeleton label={t('vendor.loading')} />}>
          <VendorGames vendorCode={vendorCode} category={category} attempt={attempt} />
        </Suspense>
      </SectionBoundary>
    </Dialog>
  );
}
