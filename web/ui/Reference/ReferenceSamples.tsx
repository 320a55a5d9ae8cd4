import { Sample } from '../Sample/Sample.tsx';
import { Reference } from './Reference.tsx';

export function ReferenceSamples() {
  return (
    <Sample state="code and request">
      <Reference code="RATE_LIMITED" correlationId="0197-sample" />
    </Sample>
  );
}
