import { ChunkFault } from './ChunkFault.ts';

/** Milliseconds that a script or style chunk may take. */
export const chunkLoadTimeout = 120_000;

/**
 * Fetches a part of the code: `loadChunk(() => import('./Screen.tsx'))`. What failed, or took longer than two minutes, is asked for once
 * more, and nobody hears of it; then it is a `ChunkFault`, which the boundaries offer a reload for.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await inTime(load());
  } catch (first) {
    return inTime(loadAgain(first, load)).catch((cause: unknown) => Promise.reject(new ChunkFault(cause)));
  }
}

function inTime<Module>(loading: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('a chunk took too long')), chunkLoadTimeout);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

/** Browsers remember that a module could not be fetched, by its address: asked by another one, they try. */
function loadAgain<Module>(failure: unknown, load: () => Promise<Module>): Promise<Module> {
  const address = failure instanceof Error ? /https?:\/\/[^\s"')]+\/assets\/[\w.-]+\.js/.exec(failure.message)?.[0] : undefined;
  if (address === undefined || new URL(address).origin !== location.origin) return load();
  return import(/* @vite-ignore */ `${address}?again`) as Promise<Module>;
}
