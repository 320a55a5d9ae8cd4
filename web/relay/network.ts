import { type FetchFunction, type GraphQLResponse, Observable, type RequestParameters, type Variables } from 'relay-runtime';
import type { BalanceOrder } from './balanceOrder.ts';
import type { FirstAnswer } from './firstAnswer.ts';
import type { OfflineAnswers } from './offlineAnswers.ts';
import { questionAddress, withAddressParts } from './queryAddress.ts';
import { type FaultyAnswer, RequestFault } from './RequestFault.ts';
import { siteTime } from './siteTime.ts';

export interface NetworkParts {
  language: () => string;
  /** What came with the page: a query that it answers makes no request. */
  firstAnswer?: FirstAnswer | undefined;
  /** What was answered last, for when nobody answers. */
  offlineAnswers?: OfflineAnswers | undefined;
  balanceOrder: BalanceOrder;
  /** Who is signed in, as far as the page knows: `null` for a guest, `undefined` while that is not known. */
  viewerId?: (() => string | null | undefined) | undefined;
  /** Makes ready for an answer that tells of the viewer of that id: it waits for that, and is lost where that rejects. */
  checkSameViewer?: ((id: string, operation: string) => Promise<void>) | undefined;
  /** The codes of an answer's errors, whether they belong to the request or to fields. */
  onErrors: (codes: readonly (string | undefined)[]) => void;
}

/**
 * Milliseconds after which an answer counts as lost. The gateway gives each within eight seconds; a browser whose network has fallen silent waits
 * for many minutes, and says nothing.
 */
const longestWait = 20_000;

/**
 * Queries go by GET, so that the gateway and a CDN can answer them by address; mutations by POST.
 * An operation is named by its persisted id. An answer without data rejects with a `RequestFault`;
 * errors that belong to a field stay in the answer, beside the data.
 */
export function createFetch({
  language,
  firstAnswer,
  offlineAnswers,
  balanceOrder,
  viewerId,
  checkSameViewer,
  onErrors,
}: NetworkParts): FetchFunction {
  return (operation, variables) =>
    Observable.create<GraphQLResponse>((sink) => {
      const askedAt = balanceOrder.now();
      const address = addressOf(operation, variables, language());
      const first = isQuery(operation) ? firstAnswer?.take(address) : undefined;
      if (hasData(first)) {
        offlineAnswers?.keepFirst(operation.name, address, first);
        sink.next(balanceOrder.told(first, askedAt));
        sink.complete();
        return;
      }
      const aborted = new AbortController();
      let isLeft = false;
      const timer = setTimeout(() => aborted.abort(), longestWait);
      const askNow = async (): Promise<GraphQLResponse> => {
        const before = viewerId?.();
        /** Somebody has signed in since it was asked: that nobody was there, or that a session is over, says nothing of them. */
        const isOvertaken = (): boolean => ![before, null, undefined].includes(viewerId?.());
        const answer = await ask(address, requestOf(operation, variables, aborted.signal), (codes) =>
          onErrors(isOvertaken() ? codes.filter((code) => code !== 'UNAUTHENTICATED') : codes),
        );
        return isQuery(operation) && isNobodys(answer) && isOvertaken() ? askNow() : answer;
      };
      const asked = askNow().finally(() => clearTimeout(timer));
      const answered = isQuery(operation) && offlineAnswers ? orKept(asked, operation.name, address, offlineAnswers) : asked;
      const met = checkSameViewer ? whenMet(answered, (id) => checkSameViewer(id, operation.name)) : answered;
      met.then(
        (answer) => {
          sink.next(balanceOrder.told(answer, askedAt));
          sink.complete();
        },
        (cause: unknown) => {
          if (!isLeft) sink.error(cause instanceof Error ? cause : new Error(String(cause)));
        },
      );
      return () => {
        isLeft = true;
        aborted.abort();
      };
    });
}

/** The answer, once the viewer that it tells of is known. What a mutation tells of one lies deeper: it makes nobody the viewer by itself. */
async function whenMet(answered: Promise<GraphQLResponse>, meet: (id: string) => Promise<void>): Promise<GraphQLResponse> {
  const answer = await answered;
  const { viewer } = ('data' in answer ? answer.data : null) ?? {};
  if (typeof viewer?.id === 'string') await meet(viewer.id);
  return answer;
}

/** The answer, kept for later where it is whole; the last one where nobody can be reached. */
async function orKept(
  asked: Promise<GraphQLResponse>,
  operation: string,
  address: string,
  offlineAnswers: OfflineAnswers,
): Promise<GraphQLResponse> {
  try {
    const answer = await asked;
    // Without a network the browser may still have what it was told a moment ago.
    if (!navigator.onLine) await offlineAnswers.find(operation, address);
    else if (hasData(answer)) offlineAnswers.keep(operation, address, answer);
    return answer;
  } catch (cause) {
    if (!(cause instanceof RequestFault) || cause.code !== 'UNREACHABLE') throw cause;
    offlineAnswers.lost();
    const kept = await offlineAnswers.find(operation, address);
    if (hasData(kept)) return kept;
    throw cause;
  }
}

const lost = (cause: unknown): never => {
  throw new RequestFault('UNREACHABLE', { cause });
};

async function ask(address: string, request: RequestInit, onErrors: NetworkParts['onErrors']): Promise<GraphQLResponse> {
  const response = await fetch(address, request).catch(lost);
  siteTime.hear(response);
  // A connection may also end in the middle of an answer.
  const body: unknown = await response.json().catch((cause: unknown) => (cause instanceof SyntaxError ? null : lost(cause)));
  if (!isAnswer(body)) throw new RequestFault(response.ok ? 'UNREADABLE' : `HTTP_${response.status}`);
  const codes = body.errors?.map(({ extensions }) => extensions?.code) ?? [];
  if (codes.length > 0) onErrors(codes);
  if (body.data === null || body.data === undefined) throw RequestFault.of(body);
  return (codes.includes('UNAUTHENTICATED') ? { ...body, data: withoutViewer(body.data) } : body) as GraphQLResponse;
}

const isNobodys = (answer: GraphQLResponse): boolean => 'data' in answer && answer.data?.['viewer'] === null;

/** What a session still got of its member while it ended is half of one, which no screen can show: the viewer is a guest. */
const withoutViewer = (data: object): object => ('viewer' in data ? { ...data, viewer: null } : data);

const isQuery = (operation: RequestParameters) => operation.operationKind === 'query';

function addressOf(operation: RequestParameters, variables: Variables, language: string): string {
  const question = isQuery(operation) ? questionAddress(operation.id ?? '', variables) : '/graphql';
  return withAddressParts(question, { language, cdnBucket: document.documentElement.dataset['cdnBucket'] ?? '0' });
}

function requestOf(operation: RequestParameters, variables: Variables, signal: AbortSignal): RequestInit {
  const common = { credentials: 'same-origin', signal } as const;
  if (isQuery(operation)) return { ...common, headers: { accept: 'application/json' } };
  return {
    ...common,
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ id: operation.id, variables }),
  };
}

interface Answer extends FaultyAnswer {
  data?: object | null;
}

const isAnswer = (body: unknown): body is Answer => typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);

/** Only whole answers come with the page; anything else there is not one. */
const hasData = (body: unknown): body is GraphQLResponse =>
  isAnswer(body) && typeof body.data === 'object' && body.data !== null && body.errors === undefined;
