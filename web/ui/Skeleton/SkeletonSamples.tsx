import { Sample } from '../Sample/Sample.tsx';
import { Skeleton } from './Skeleton.tsx';

export function SkeletonSamples() {
  return (
    <>
      {(['block', 'text', 'circle'] as const).map((shape) => (
        <Sample key={shape} state={shape}>
          <Skeleton shape={shape} width="120px" height={shape === 'text' ? '20px' : '120px'} />
        </Sample>
      ))}
    </>
  );
}
