import type { ComponentType } from 'react';
import { type LazyChunk, lazyChunk } from '../chunks/lazyChunk.ts';

export interface DialogChunk extends LazyChunk<object> {
  /** Texts without which it cannot be drawn. */
  readonly namespaces: readonly string[];
}

export const dialogChunk = (fetchDialog: () => Promise<ComponentType>, namespaces: readonly string[] = []): DialogChunk => ({
  ...lazyChunk(fetchDialog),
  namespaces,
});
