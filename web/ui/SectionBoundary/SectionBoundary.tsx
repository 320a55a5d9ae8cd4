import { Component, type ReactNode } from 'react';
import { type Attempt, AttemptContext, latestAttempt, nextAttempt } from '../../attempts/attempts.ts';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import { unreachable, UnreachablePanel } from '../ErrorPanel/UnreachablePanel.tsx';
import { referenceOf } from '../Reference/referenceOf.ts';
import { needsReload } from './needsReload.ts';

export interface SectionBoundaryProps {
  children: ReactNode;
  /** Asks for what the section does not ask for itself; it is drawn anew once that is there. */
  onRetry?: () => void | Promise<void>;
  /** A new value draws the section anew: a path, a page, a filter. */
  resetKey?: string;
  /** In place of the panel, where a panel would be too much; null for what the page stands without. */
  fallback?: ((retry: () => void) => ReactNode) | null;
}

interface State {
  cause: Error | null;
  resetKey: string | undefined;
  attempt: Attempt;
}

/** Keeps a fault inside one section of the screen, with a way to try again, by which its own queries are asked anew. */
export class SectionBoundary extends Component<SectionBoundaryProps, State> {
  readonly retry = async (): Promise<void> => {
    try {
      await this.props.onRetry?.();
      const number = nextAttempt();
      this.setState(({ attempt }) => ({ cause: null, attempt: { ...attempt, number } }));
    } catch (cause) {
      this.setState({ cause: cause instanceof Error ? cause : new Error(String(cause)) });
    }
  };

  override state: State = {
    cause: null,
    resetKey: this.props.resetKey,
    attempt: { number: latestAttempt(), again: () => void this.retry() },
  };

  static getDerivedStateFromError(cause: unknown): Partial<State> {
    return { cause: cause instanceof Error ? cause : new Error(String(cause)) };
  }

  static getDerivedStateFromProps({ resetKey }: SectionBoundaryProps, { resetKey: before, attempt }: State): State | null {
    return resetKey === before ? null : { cause: null, resetKey, attempt: { ...attempt, number: latestAttempt() } };
  }

  /** Who opens this section again, or comes back to what failed in it, is not told of the failure that was. */
  override componentDidCatch(): void {
    nextAttempt();
  }

  override render(): ReactNode {
    const { cause, attempt } = this.state;
    if (!cause) return <AttemptContext value={attempt}>{this.props.children}</AttemptContext>;
    if (this.props.fallback === null) return null;
    // A reload is offered by the boundaries outside of this one.
    if (needsReload(cause)) throw cause;
    const { again } = attempt;
    if (this.props.fallback) return this.props.fallback(again);
    const reference = referenceOf(cause);
    const Panel = reference.code === unreachable ? UnreachablePanel : ErrorPanel;
    return <Panel onRetry={again} {...reference} />;
  }
}
