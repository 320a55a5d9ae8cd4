import { useState } from 'react';
import { Sample } from '../Sample/Sample.tsx';
import { Choice } from './Choice.tsx';

const options = [
  { value: 'username', label: 'By username' },
  { value: 'sms', label: 'By SMS' },
] as const;

export function ChoiceSamples() {
  const [value, setValue] = useState<'username' | 'sms'>('username');
  return (
    <Sample state="one of two">
      <Choice label="Way in" name="sample" options={options} value={value} onChange={setValue} />
    </Sample>
  );
}
