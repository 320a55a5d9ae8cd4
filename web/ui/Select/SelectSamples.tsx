import { Languages } from 'lucide-react';
import { useState } from 'react';
import { Sample } from '../Sample/Sample.tsx';
import { Select } from './Select.tsx';

export function SelectSamples() {
  const [value, setValue] = useState('');
  return (
    <>
      <Sample state="nothing chosen, or a filter that is on">
        <Select aria-label="Kind" value={value} isActive={value !== ''} onChange={setValue}>
          <option value="">All kinds</option>
          <option value="slots">Slots</option>
        </Select>
      </Sample>
      <Sample state="with a sign before what is chosen">
        <Select aria-label="Language" icon={<Languages aria-hidden="true" size={20} />} value={value} onChange={setValue}>
          <option value="">English</option>
          <option value="slots">Tiếng Việt</option>
        </Select>
      </Sample>
    </>
  );
}
