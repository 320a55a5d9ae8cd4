import { Activity, memo, type ReactNode, Suspense, useState } from 'react';
import { type DialogName, OpenedDialog, useDialogChunks, useDialogs, useDrawnDialog } from './dialogs.tsx';
import { OverlayBoundary } from './OverlayBoundary.tsx';

/** The dialog that is open, with `waiting` while its code is on its way, or the one that is about to be, drawn out of sight while there is nothing else to do. */
export function DialogHost({ waiting }: { waiting: ReactNode }) {
  const { current, ahead, turn } = useDrawnDialog();
  const { close } = useDialogs();
  const name = current?.name ?? ahead;
  if (!name) return null;
  return (
    <OverlayBoundary key={`${name} ${turn}`} of={name} onClose={mayBeLeft(name) ? close : undefined}>
      <OpenedDialog current={current}>
        <Activity mode={current ? 'visible' : 'hidden'}>
          <Suspense fallback={waiting}>
            <NamedDialog name={name} />
          </Suspense>
        </Activity>
      </OpenedDialog>
    </OverlayBoundary>
  );
}

/** What may be demanded would be opened again as soon as it is closed. */
const mayBeLeft = (name: DialogName): boolean => name !== 'changePassword';

/** What was drawn ahead is only shown by the press that opens it: drawn anew, it would keep a slow processor 50 ms. */
const NamedDialog = memo(function NamedDialog({ name }: { name: DialogName }) {
  const chunks = useDialogChunks();
  const [Dialog] = useState(() => chunks[name].part());
  return <Dialog />;
});
