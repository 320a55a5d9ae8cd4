import { Activity, memo, Suspense, useState } from 'react';
import { type DialogName, OpenedDialog, useDialogChunks, useDrawnDialog } from './dialogs.tsx';

/** The dialog that is open, or the one that is about to be, drawn out of sight while there is nothing else to do. */
export function DialogHost() {
  const { current, ahead, turn } = useDrawnDialog();
  const name = current?.name ?? ahead;
  if (!name) return null;
  return (
    <OpenedDialog key={`${name} ${turn}`} current={current}>
      <Activity mode={current ? 'visible' : 'hidden'}>
        <Suspense>
          <NamedDialog name={name} />
        </Suspense>
      </Activity>
    </OpenedDialog>
  );
}

/** What was drawn ahead is only shown by the press that opens it: drawn anew, it would keep a slow processor 50 ms. */
const NamedDialog = memo(function NamedDialog({ name }: { name: DialogName }) {
  const chunks = useDialogChunks();
  const [Dialog] = useState(() => chunks[name].dialog());
  return <Dialog />;
});
