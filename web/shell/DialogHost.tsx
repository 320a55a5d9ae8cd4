import { type ComponentType, lazy, Suspense } from 'react';
import { dialogChunks } from './dialogChunks.ts';
import { type DialogName, useDialogs } from './dialogs.tsx';

const dialogs = Object.fromEntries(Object.entries(dialogChunks).map(([name, { load }]) => [name, lazy(load)])) as unknown as Record<DialogName, ComponentType>;

export function DialogHost() {
  const { current } = useDialogs();
  if (!current) return null;
  const Current = dialogs[current.name];
  return (
    <Suspense>
      <Current key={current.name} />
    </Suspense>
  );
}
