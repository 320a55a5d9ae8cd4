import { Suspense, useState } from 'react';
import { dialogChunks } from './dialogChunks.ts';
import { type DialogName, useDialogs } from './dialogs.tsx';

export function DialogHost() {
  const { current } = useDialogs();
  if (!current) return null;
  return (
    <Suspense>
      <NamedDialog key={current.name} name={current.name} />
    </Suspense>
  );
}

function NamedDialog({ name }: { name: DialogName }) {
  const [Dialog] = useState(() => dialogChunks[name].dialog());
  return <Dialog />;
}
