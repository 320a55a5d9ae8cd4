import type { RouteObject } from 'react-router-dom';
import { loadChunk } from '../../chunks/loadChunk.ts';

/** `/__kit`: every widget in its states, outside of the shell. */
export const kitRoute: RouteObject = {
  path: '__kit',
  lazy: { Component: async () => (await loadChunk(() => import('./KitScreen.tsx'))).KitScreen },
};
