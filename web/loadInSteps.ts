import type { DataStrategyFunction } from 'react-router-dom';
import { nextTask } from './nextTask.ts';

/** Starts what an address loads one loader after the other: the browser may paint, and hear a press, between any two. They are waited for together. */
export const loadInSteps: DataStrategyFunction = async ({ matches, request }) => {
  const started: [id: string, result: ReturnType<(typeof matches)[number]['resolve']>][] = [];
  for (const match of matches) {
    if (!match.shouldLoad) continue;
    await nextTask();
    // Another address was chosen meanwhile.
    if (request.signal.aborted) break;
    started.push([match.route.id, match.resolve()]);
  }
  return Object.fromEntries(await Promise.all(started.map(async ([id, result]) => [id, await result] as const)));
};
