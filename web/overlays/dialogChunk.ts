import { type ComponentType, lazy } from 'react';

export interface DialogChunk {
  /** Fetches the dialog's code; asked again, it is the same. */
  load(): Promise<unknown>;
  /** The dialog: itself where its code was fetched before, else one that fetches it. Ask once for each time it opens. */
  dialog(): ComponentType;
  /** Texts without which it cannot be drawn. */
  readonly namespaces: readonly string[];
}

export function dialogChunk(fetchDialog: () => Promise<ComponentType>, namespaces: readonly string[] = []): DialogChunk {
  let fetched: { readonly default: ComponentType } | undefined;
  const load = async () => (fetched ??= { default: await fetchDialog() });
  const later = lazy(load);
  // Even what was fetched before would be awaited by the lazy one, for a moment that React makes 300 ms.
  return { load, dialog: () => fetched?.default ?? later, namespaces };
}
