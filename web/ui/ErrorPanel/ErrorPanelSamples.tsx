import { Sample } from '../Sample/Sample.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';

export function ErrorPanelSamples() {
  return (
    <Sample state="with a code and a way on">
      <ErrorPanel code="INTERNAL" correlationId="0197-sample" onRetry={() => undefined} />
    </Sample>
  );
}
