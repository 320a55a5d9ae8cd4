import { Activity, Suspense, useState } from 'react';
import { type DialogName, useDialogChunks, useDrawnDialog } from './dialogs.tsx';

/** The dialog that is open, or the one that is about to be, drawn out of sight while there is nothing else to do. */
export function DialogHost() {
  const { current, ahead, turn } = useDrawnDialog();
  const name = current?.name ?? ahead;
  if (!name) return null;
  return (
    <Activity key={`${name} ${turn}`} mode={current ? 'visible' : 'hidden'}>
      <Suspense>
        <NamedDialog name={name} />
      </Suspense>
    </Activity>
  );
}

function NamedDialog({ name }: { name: DialogName }) {
  const chunks = useDialogChunks();
  const [Dialog] = useState(() => chunks[name].dialog());
  return <Dialog />;
}
