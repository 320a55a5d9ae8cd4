import { Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useFreshAnswer } from '../../relay/useFreshAnswer.ts';
import { type DialogPayloads, useDialogs, useOpenDialog } from '../../overlays/dialogs.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary/SectionBoundary.tsx';
import { VendorGames } from './VendorGames.tsx';
import vendorGamesQuery, { type VendorGamesQuery } from './__generated__/VendorGamesQuery.graphql.ts';
import { VendorGamesSkeleton } from './VendorGamesSkeleton.tsx';

/** The games of one vendor, for a tile that stands for a vendor's whole list. */
export function VendorGamesDialog() {
  const current = useOpenDialog();
  return current?.name === 'vendorGames' ? <OpenVendorGames {...current.payload} /> : null;
}

function OpenVendorGames({ vendorCode, category }: DialogPayloads['vendorGames']) {
  const { t } = useTranslation('game');
  const { close } = useDialogs();
  const [variables] = useState({ category: category as VendorGamesQuery['variables']['category'], vendor: vendorCode });
  const askAgain = useFreshAnswer<VendorGamesQuery>(vendorGamesQuery, variables);
  return (
    <Dialog title={t('vendor.title')} onClose={close}>
      <SectionBoundary
        onRetry={askAgain}
        fallback={(retry) => <ErrorPanel title={t('vendor.fault')} text={t('vendor.faultText')} onRetry={retry} />}
      >
        <Suspense fallback={<VendorGamesSkeleton label={t('vendor.loading')} />}>
          <VendorGames variables={variables} />
        </Suspense>
      </SectionBoundary>
    </Dialog>
  );
}
