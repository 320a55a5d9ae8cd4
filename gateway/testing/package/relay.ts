import relay, { type GraphQLResponse, type INetwork, type RequestParameters, type Variables } from 'relay-runtime';
import type { Language } from '#contract/languages.ts';
import type { MockGateway } from '../createMockGateway.ts';
import { graphqlPath } from '../graphqlPath.ts';
import { resultsOf } from '../resultsOf.ts';
import { requireGateway } from './requireGateway.ts';
import { requireOptions } from './requireOptions.ts';

// CommonJS: plain Node finds its names on the default alone.
const { Network, Observable } = relay;

const bodyOf = ({ id, text }: RequestParameters, variables: Variables): string =>
  JSON.stringify(typeof text === 'string' ? { query: text, variables } : { id, variables });

/** Relay tells no more of an error than its message, which is for a visitor: that an id is none is a mistake of whoever set this up. */
function requireOperation({ name }: RequestParameters, answer: GraphQLResponse): void {
  const { errors } = answer as { readonly errors?: readonly { readonly extensions?: Readonly<Record<string, unknown>> }[] };
  const { code, detail } = errors?.[0]?.extensions ?? {};
  if (code === 'OPERATION_NOT_FOUND') throw new Error(`${name}: ${String(detail)}`);
}

/**
 * A network for a Relay environment, answered by the mock gateway. Operations go by their text or, where the compiler persists them, by
 * their id, for which the gateway needs the compiler's file (`persistedFile`). `language` is that of the page, the brand's first if left out.
 */
export function createMockNetwork(gateway: MockGateway, options: { readonly language?: Language } = {}): INetwork {
  requireGateway('createMockNetwork', gateway);
  requireOptions('createMockNetwork', options, 'language');
  const path = graphqlPath(options.language);
  const send = (operation: RequestParameters, variables: Variables, accept: string): Promise<Response> =>
    gateway.fetch(path, {
      method: 'POST',
      headers: { accept, 'content-type': 'application/json' },
      body: bodyOf(operation, variables),
    });
  return Network.create(
    async (operation, variables) => {
      const answer = (await (await send(operation, variables, 'application/json')).json()) as GraphQLResponse;
      requireOperation(operation, answer);
      return answer;
    },
    (operation, variables) =>
      Observable.create<GraphQLResponse>((sink) => {
        const results = resultsOf(() => send(operation, variables, 'text/event-stream'));
        const forward = async (): Promise<void> => {
          for await (const result of results) sink.next(result as GraphQLResponse);
          sink.complete();
        };
        forward().catch((error: unknown) => sink.error(error instanceof Error ? error : new Error(String(error))));
        return () => void results.return();
      }),
  );
}
