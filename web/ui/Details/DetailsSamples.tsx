import { Sample } from '../Sample/Sample.tsx';
import { Detail, Details } from './Details.tsx';

export function DetailsSamples() {
  return (
    <Sample state="rest">
      <Details>
        <Detail label="Fee">₫1,100</Detail>
        <Detail label="Round">7c2e19f4-5a0b-4c1d-9f37-1b6a2d8e4c55-7c2e19f4-5a0b</Detail>
      </Details>
    </Sample>
  );
}
