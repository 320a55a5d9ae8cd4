import { useAskAgain } from '../relay/useAskAgain.ts';
import { ErrorPanel } from '../ui/ErrorPanel/ErrorPanel.tsx';

/** In place of a part of the screen whose field came back empty after a fault; the rest of the screen stands. */
export function SectionFault() {
  const askAgain = useAskAgain();
  return <ErrorPanel onRetry={() => void askAgain()} />;
}
