import { Component, type ReactNode } from 'react';
import { nextAttempt } from '../attempts/attempts.ts';
import { needsReload } from '../ui/SectionBoundary/needsReload.ts';
import { useTellLost } from './useTellLost.ts';

export interface OverlayBoundaryProps {
  /** What lies over the screen; another one is drawn, whatever came of the one before. */
  of: string;
  /** Left out where it may not be closed: the application's own boundary then meets that too. */
  onClose: (() => void) | undefined;
  children: ReactNode;
}

/**
 * A dialog or panel whose code did not come, as without a connection, is closed and told of: the screen below, with the round that is
 * played there and the words that are typed, stands. All else is met by the application's own boundary.
 */
export function OverlayBoundary({ of, onClose, children }: OverlayBoundaryProps) {
  const tellLost = useTellLost();
  const tell = () => {
    tellLost();
    onClose?.();
  };
  return (
    <ChunkBoundary of={of} onLost={onClose && tell}>
      {children}
    </ChunkBoundary>
  );
}

interface ChunkBoundaryProps {
  readonly of: string;
  readonly onLost: (() => void) | undefined;
  readonly children: ReactNode;
}

interface State {
  readonly cause: unknown;
  readonly of: string;
}

class ChunkBoundary extends Component<ChunkBoundaryProps, State> {
  override state: State = { cause: null, of: this.props.of };

  static getDerivedStateFromError(cause: unknown): Partial<State> {
    return { cause };
  }

  static getDerivedStateFromProps({ of }: ChunkBoundaryProps, before: State): State | null {
    return of === before.of ? null : { cause: null, of };
  }

  override componentDidCatch(): void {
    // Opened again, it is fetched again.
    nextAttempt();
    this.props.onLost?.();
  }

  override render(): ReactNode {
    const { cause } = this.state;
    if (cause === null) return this.props.children;
    if (!this.props.onLost || !needsReload(cause)) throw cause;
    return null;
  }
}
