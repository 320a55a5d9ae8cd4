import { use } from 'react';
import { AttemptContext } from '../attempts/attempts.ts';
import { useAskAgain } from '../relay/useAskAgain.ts';
import { ErrorPanel } from '../ui/ErrorPanel/ErrorPanel.tsx';

/** In place of what came back empty after a fault, whether the screen has asked for it or a section of its own; the rest stands. */
export function SectionFault() {
  const askScreen = useAskAgain();
  const section = use(AttemptContext);
  const askAgain = () => {
    // First: it makes what the store holds stale, the empty answer too.
    void askScreen();
    section?.again();
  };
  return <ErrorPanel onRetry={askAgain} />;
}
