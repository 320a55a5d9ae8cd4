import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Sample } from '../Sample/Sample.tsx';
import { Sheet } from './Sheet.tsx';

export function SheetSamples() {
  const [isWide, setWide] = useState<boolean>();
  return (
    <Sample state="narrow and wide">
      <Button onClick={() => setWide(false)}>Open sheet</Button>
      <Button onClick={() => setWide(true)}>Open wide sheet</Button>
      {isWide !== undefined && (
        <Sheet title="A sheet" wide={isWide} onClose={() => setWide(undefined)}>
          <p>Pages and tables.</p>
        </Sheet>
      )}
    </Sample>
  );
}
