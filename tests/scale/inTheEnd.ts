import type { Asked } from './Asked.ts';

/** What a machine says that has too much to do: it cannot tell, or not now. */
const busy: readonly (string | undefined)[] = ['INTERNAL', 'NO_ROOM', 'TOO_MANY_ATTEMPTS'];

/** What a gateway says in the end: a connection may be gone, and the machine may be busy at first. */
export async function inTheEnd<Data>(ask: () => Promise<Asked<Data>>): Promise<Data | null> {
  for (;;) {
    const said = await ask().catch(() => undefined);
    if (said && said.errors === undefined) return said.data;
    if (said?.errors?.some(({ extensions }) => !busy.includes(extensions?.code))) throw new Error(JSON.stringify(said.errors));
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
