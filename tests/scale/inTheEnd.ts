import type { Asked } from './Asked.ts';

/** What a gateway says in the end: a connection may be gone, and a machine that has too much to do may first say that it cannot tell. */
export async function inTheEnd<Data>(ask: () => Promise<Asked<Data>>): Promise<Data | null> {
  for (;;) {
    const said = await ask().catch(() => undefined);
    if (said && said.errors === undefined) return said.data;
    if (said?.errors?.some(({ extensions }) => extensions?.code !== 'INTERNAL' && extensions?.code !== 'NO_ROOM'))
      throw new Error(JSON.stringify(said.errors));
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
