import { Suspense } from 'react';
import { dialogChunks } from './dialogChunks.ts';
import { useDialogs } from './dialogs.tsx';

export function DialogHost() {
  const { current } = useDialogs();
  if (!current) return null;
  const { Dialog } = dialogChunks[current.name];
  return (
    <Suspense>
      <Dialog key={current.name} />
    </Suspense>
  );
}
