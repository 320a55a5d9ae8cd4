import { Sample } from '../Sample/Sample.tsx';
import { Rail } from './Rail.tsx';

export function RailSamples() {
  return (
    <Sample state="wider than its place">
      <Rail title="Popular">
        {Array.from({ length: 12 }, (_, index) => (
          <li key={index}>Game {index + 1}</li>
        ))}
      </Rail>
    </Sample>
  );
}
