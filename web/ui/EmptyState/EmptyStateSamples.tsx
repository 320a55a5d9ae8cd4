import { Button } from '../Button/Button.tsx';
import { Sample } from '../Sample/Sample.tsx';
import { EmptyState } from './EmptyState.tsx';

export function EmptyStateSamples() {
  return (
    <Sample state="with a way on">
      <EmptyState title="No bets yet" text="What you stake is listed here." action={<Button>See games</Button>} />
    </Sample>
  );
}
