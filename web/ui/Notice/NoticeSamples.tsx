import { Sample } from '../Sample/Sample.tsx';
import { Notice } from './Notice.tsx';

export function NoticeSamples() {
  return (
    <>
      {(['danger', 'gain', 'info', 'plain'] as const).map((tone) => (
        <Sample key={tone} state={tone}>
          <Notice tone={tone}>Your deposit is on its way.</Notice>
        </Sample>
      ))}
    </>
  );
}
