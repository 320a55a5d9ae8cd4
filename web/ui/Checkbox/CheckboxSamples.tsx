import { Sample } from '../Sample/Sample.tsx';
import { Checkbox } from './Checkbox.tsx';

export function CheckboxSamples() {
  return (
    <>
      <Sample state="to be ticked">
        <Checkbox>I am at least 18 years old</Checkbox>
      </Sample>
      <Sample state="wrong">
        <Checkbox error="Without this there is no account.">I agree to the terms</Checkbox>
      </Sample>
    </>
  );
}
