import { runStack, type Stack } from '../stack/runStack.ts';

/** A value for `ownStack`: a stack for one journey alone, which may harm it or count what it does. */
export const aStackOfItsOwn =
  (environment: NodeJS.ProcessEnv = {}) =>
  async ({}: object, use: (stack: Stack) => Promise<void>): Promise<void> => {
    const stack = await runStack({ environment });
    await use(stack);
    await stack.stop();
  };
