import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';

/** Why nobody at this address is let in. */
export type ClosureStatus = 'MAINTENANCE' | 'RESTRICTED';

/** Whether the gateway has closed the site to this visitor. Any answer may say so, at any moment of a visit. */
export interface Closure {
  status(): ClosureStatus | null;
  close(status: ClosureStatus): void;
  subscribe(listener: () => void): () => void;
}

export function createClosure(): Closure {
  let current: ClosureStatus | null = null;
  const listeners = new Set<() => void>();
  return {
    status: () => current,
    close(status) {
      current = status;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const ClosureContext = createContext<Closure | null>(null);

export function ClosureProvider({ closure, children }: { closure: Closure; children: ReactNode }) {
  return <ClosureContext value={closure}>{children}</ClosureContext>;
}

/** `null` while the site is open. */
export function useClosure(): ClosureStatus | null {
  const closure = use(ClosureContext);
  if (!closure) throw new Error('useClosure is used outside of ClosureProvider');
  return useSyncExternalStore(closure.subscribe, closure.status);
}
