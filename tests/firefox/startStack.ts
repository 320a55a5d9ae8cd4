import type { TestProject } from 'vitest/node';
import { runStack } from '../stack/runStack.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the site that all of Firefox's visits are to. */
    site: string;
  }
}

/** One real stack for all of them. */
export default async function startStack(project: TestProject): Promise<() => Promise<void>> {
  const stack = await runStack();
  project.provide('site', stack.site);
  return async () => {
    await stack.stop();
  };
}
