import { useState } from 'react';
import { Sample } from '../Sample/Sample.tsx';
import { ChoiceCards } from './ChoiceCards.tsx';

const options = [
  { value: 'bank', title: 'River Bank', lines: ['•••• 4567'] },
  { value: 'wallet', title: 'OarPay', lines: ['Can be used from tomorrow'], isDisabled: true },
] as const;

export function ChoiceCardsSamples() {
  const [value, setValue] = useState<'bank' | 'wallet'>('bank');
  return (
    <Sample state="one of two, the other not yet">
      <ChoiceCards label="To" name="sampleCards" options={options} value={value} onChange={setValue} />
    </Sample>
  );
}
