import { useState } from 'react';
import { Sample } from '../Sample/Sample.tsx';
import { Select } from './Select.tsx';

export function SelectSamples() {
  const [value, setValue] = useState('');
  return (
    <Sample state="nothing chosen, or a filter that is on">
      <Select aria-label="Kind" value={value} isActive={value !== ''} onChange={setValue}>
        <option value="">All kinds</option>
        <option value="slots">Slots</option>
      </Select>
    </Sample>
  );
}
