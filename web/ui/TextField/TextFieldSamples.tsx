import { useState } from 'react';
import { Sample } from '../Sample/Sample.tsx';
import { TextField } from './TextField.tsx';

export function TextFieldSamples() {
  const [value, setValue] = useState('linh');
  return (
    <>
      <Sample state="with help">
        <TextField label="Username" help="4 to 16 letters and digits" value={value} onChange={setValue} />
      </Sample>
      <Sample state="wrong">
        <TextField label="Username of a friend" error="This name is taken." value={value} onChange={setValue} isRequired />
      </Sample>
      <Sample state="with a sign, empty">
        <TextField label="Amount" prefix="₫" placeholder="10,000 or more" value="" onChange={setValue} />
      </Sample>
      <Sample state="read only">
        <TextField label="Account" value={value} onChange={setValue} isReadOnly />
      </Sample>
    </>
  );
}
