import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Sample } from '../Sample/Sample.tsx';
import { Dialog } from './Dialog.tsx';

const sizes = ['modal', 'wide', 'dialog'] as const;

export function DialogSamples() {
  const [open, setOpen] = useState<(typeof sizes)[number]>();
  return (
    <>
      {sizes.map((size) => (
        <Sample key={size} state={size}>
          <Button onClick={() => setOpen(size)}>Open dialog, {size}</Button>
        </Sample>
      ))}
      {open && (
        <Dialog size={open} title="A dialog" onClose={() => setOpen(undefined)}>
          <p>What is to be read or filled in.</p>
        </Dialog>
      )}
    </>
  );
}
