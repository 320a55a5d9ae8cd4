import { Component, type ReactNode } from 'react';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import { referenceOf } from '../Reference/referenceOf.ts';
import { needsReload } from './needsReload.ts';

export interface SectionBoundaryProps {
  children: ReactNode;
  /** Asks again; the section is drawn anew once it has. Without it the section is only drawn anew. */
  onRetry?: () => void | Promise<void>;
  /** A new value draws the section anew: a path, a page, a filter. */
  resetKey?: string;
  /** In place of the panel, where a panel would be too much. */
  fallback?: (retry: () => void) => ReactNode;
}

interface State {
  cause: Error | null;
  resetKey: string | undefined;
}

/** Keeps a fault inside one section of the screen, with a way to try again. */
export class SectionBoundary extends Component<SectionBoundaryProps, State> {
  override state: State = { cause: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(cause: unknown): Partial<State> {
    return { cause: cause instanceof Error ? cause : new Error(String(cause)) };
  }

  static getDerivedStateFromProps({ resetKey }: SectionBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { cause: null, resetKey };
  }

  readonly retry = async (): Promise<void> => {
    try {
      await this.props.onRetry?.();
      this.setState({ cause: null });
    } catch (cause) {
      this.setState({ cause: cause instanceof Error ? cause : new Error(String(cause)) });
    }
  };

  override render(): ReactNode {
    const { cause } = this.state;
    if (!cause) return this.props.children;
    // A reload is offered by the boundaries outside of this one.
    if (needsReload(cause)) throw cause;
    const retry = () => void this.retry();
    if (this.props.fallback) return this.props.fallback(retry);
    return <ErrorPanel onRetry={retry} {...referenceOf(cause)} />;
  }
}
