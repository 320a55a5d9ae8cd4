import type { ExecutionResult } from 'graphql';

const written = Symbol('written');
type Written = ExecutionResult & { readonly [written]?: string };

/** The result, and what it is as JSON, for whoever has parts of that already. */
export const withText = (result: ExecutionResult, text: string): ExecutionResult => ({ ...result, [written]: text }) as Written;

/** What `withText` was told; undefined of any other result. A plugin that changes a result in place leaves the text as it was. */
export const textOf = (result: ExecutionResult): string | undefined => (result as Written)[written];
