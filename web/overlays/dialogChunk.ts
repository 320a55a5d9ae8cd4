import type { ComponentType } from 'react';
import { lazyChunk } from '../chunks/lazyChunk.ts';

export interface DialogChunk {
  /** Fetches the dialog's code; asked again, it is the same. */
  load(): Promise<unknown>;
  /** The dialog: itself where its code was fetched before, else one that fetches it. Ask once for each time it opens. */
  dialog(): ComponentType;
  /** Texts without which it cannot be drawn. */
  readonly namespaces: readonly string[];
}

export function dialogChunk(fetchDialog: () => Promise<ComponentType>, namespaces: readonly string[] = []): DialogChunk {
  const { load, part } = lazyChunk(fetchDialog);
  return { load, dialog: part, namespaces };
}
