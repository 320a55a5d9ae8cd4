import { type FetchFunction, type GraphQLResponse, Observable, type RequestParameters, type Variables } from 'relay-runtime';
import { type FaultyAnswer, RequestFault } from './RequestFault.ts';

export interface NetworkParts {
  language: () => string;
  /** The codes of an answer's errors, whether they belong to the request or to fields. */
  onErrors: (codes: readonly (string | undefined)[]) => void;
}

/**
 * Queries go by GET, so that the gateway and a CDN can answer them by address; mutations by POST.
 * An operation is named by its persisted id. An answer without data rejects with a `RequestFault`;
 * errors that belong to a field stay in the answer, beside the data.
 */
export function createFetch({ language, onErrors }: NetworkParts): FetchFunction {
  return (operation, variables) =>
    Observable.create<GraphQLResponse>((sink) => {
      const aborted = new AbortController();
      ask(operation, variables, { language: language(), onErrors, signal: aborted.signal }).then(
        (answer) => {
          sink.next(answer);
          sink.complete();
        },
        (cause: unknown) => {
          if (!aborted.signal.aborted) sink.error(cause instanceof Error ? cause : new Error(String(cause)));
        },
      );
      return () => aborted.abort();
    });
}

interface Circumstances {
  language: string;
  onErrors: NetworkParts['onErrors'];
  signal: AbortSignal;
}

async function ask(operation: RequestParameters, variables: Variables, { language, onErrors, signal }: Circumstances): Promise<GraphQLResponse> {
  const address = addressOf(operation, variables, language);
  const response = await fetch(address, requestOf(operation, variables, signal)).catch((cause: unknown) => {
    throw signal.aborted ? cause : new RequestFault('UNREACHABLE', { cause });
  });
  const body: unknown = await response.json().catch(() => null);
  if (!isAnswer(body)) throw new RequestFault(response.ok ? 'UNREADABLE' : `HTTP_${response.status}`);
  const codes = body.errors?.map(({ extensions }) => extensions?.code) ?? [];
  if (codes.length > 0) onErrors(codes);
  if (body.data === null || body.data === undefined) throw RequestFault.of(body);
  return (codes.includes('UNAUTHENTICATED') ? { ...body, data: withoutViewer(body.data) } : body) as GraphQLResponse;
}

/** What a session still got of its member while it ended is half of one, which no screen can show: the viewer is a guest. */
const withoutViewer = (data: object): object => ('viewer' in data ? { ...data, viewer: null } : data);

const isQuery = (operation: RequestParameters) => operation.operationKind === 'query';

/** Parameters keep this order: the gateway's kept answers are found by the whole address. */
function addressOf(operation: RequestParameters, variables: Variables, language: string): string {
  const parameters = new URLSearchParams();
  if (isQuery(operation)) {
    parameters.set('id', operation.id ?? '');
    parameters.set('variables', JSON.stringify(sorted(variables)));
  }
  parameters.set('lang', language);
  parameters.set('shard', document.documentElement.dataset['shard'] ?? '0');
  return `/graphql?${parameters}`;
}

function requestOf(operation: RequestParameters, variables: Variables, signal: AbortSignal): RequestInit {
  const common: RequestInit = { credentials: 'same-origin', signal };
  if (isQuery(operation)) return { ...common, headers: { accept: 'application/json' } };
  return {
    ...common,
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ id: operation.id, variables }),
  };
}

/** Same variables, same address, whatever order they were written in. Unset ones are left out. */
const sorted = (variables: Variables) =>
  Object.fromEntries(
    Object.entries(variables)
      .filter(([, value]) => value !== undefined && value !== null)
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  );

interface Answer extends FaultyAnswer {
  data?: object | null;
}

const isAnswer = (body: unknown): body is Answer => typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);
