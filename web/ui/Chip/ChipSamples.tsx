import { useState } from 'react';
import { Sample } from '../Sample/Sample.tsx';
import { Chip } from './Chip.tsx';

export function ChipSamples() {
  const [chosen, setChosen] = useState('Today');
  return (
    <Sample state="one chosen, the other not">
      {['Today', '7 days'].map((days) => (
        <Chip key={days} isChosen={days === chosen} onChoose={() => setChosen(days)}>
          {days}
        </Chip>
      ))}
    </Sample>
  );
}
