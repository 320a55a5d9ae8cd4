import type { GatewayAnswer } from './GatewayAnswer.ts';

/** What a machine says that has too much to do: it cannot tell, or not now. */
const busy: readonly (string | undefined)[] = ['INTERNAL', 'NO_ROOM', 'TOO_MANY_ATTEMPTS'];

/** The same as an answer of the schema: there is no room for another password just now. */
const isFull = (data: unknown): boolean =>
  Object.values(data ?? {}).some((answer: { readonly __typename?: string } | null) => answer?.__typename === 'TooManyAttemptsError');

/** What a gateway says in the end: a connection may be gone, and the machine may be busy at first. */
export async function inTheEnd<Data>(ask: () => Promise<GatewayAnswer<Data>>): Promise<Data | null> {
  for (;;) {
    const said = await ask().catch(() => undefined);
    if (said && said.errors === undefined && !isFull(said.data)) return said.data;
    if (said?.errors?.some(({ extensions }) => !busy.includes(extensions?.code))) throw new Error(JSON.stringify(said.errors));
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
