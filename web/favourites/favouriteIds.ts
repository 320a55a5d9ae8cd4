import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment, Subscription } from 'relay-runtime';
import { onStoredAnswer, storedAnswer } from '../relay/storedAnswer.ts';
import { onViewerChange, ownsAccount, viewerId } from '../session/viewer.ts';
import type { favouriteIdsQuery } from './__generated__/favouriteIdsQuery.graphql.ts';

/** Asked for apart from the tiles, which read the same for everybody. */
const query = graphql`
  query favouriteIdsQuery @raw_response_type {
    viewer {
      id
      favouriteGameIds
    }
  }
`;

/** The games that the member has marked, for all tiles of a page. */
export interface FavouriteIds {
  /** The last marked first; empty while that is not known. */
  all(): readonly string[];
  has(gameId: string): boolean;
  /** Tells whenever they change; the result ends that. Asks for them where the viewer keeps any and that has not been done. */
  subscribe(listener: () => void): () => void;
  /** A queue for each game: its changes are made one after the other, the first at once, as side by side they might come about the other way round. `change` never rejects. */
  enqueue(gameId: string, change: () => Promise<void>): void;
}

const known = new WeakMap<IEnvironment, FavouriteIds>();

/** One watch over the store, and one request, however many tiles there are. */
export function favouriteIds(environment: IEnvironment): FavouriteIds {
  const ids = known.get(environment) ?? watchIds(environment);
  known.set(environment, ids);
  return ids;
}

function watchIds(environment: IEnvironment): FavouriteIds {
  const listeners = new Set<() => void>();
  let all = knownIds(environment);
  let marked = new Set(all);
  let keepsMarks = ownsAccount(environment);
  let owner = viewerId(environment);
  let asked: Subscription | undefined;
  const queues = new Map<string, Promise<void>>();
  const ask = () => {
    if (!keepsMarks || all || (asked && !asked.closed) || listeners.size === 0) return;
    // A failure leaves the tiles unmarked.
    asked = fetchQuery<favouriteIdsQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' }).subscribe({
      error: () => undefined,
    });
  };
  onStoredAnswer(environment, query, () => {
    all = knownIds(environment);
    marked = new Set(all);
    for (const listener of listeners) listener();
  });
  onViewerChange(environment, () => {
    keepsMarks = ownsAccount(environment);
    // Who comes after another member does not wait for the answer to that one's question.
    if (owner !== viewerId(environment)) asked?.unsubscribe();
    owner = viewerId(environment);
    ask();
  });
  return {
    all: () => all ?? [],
    has: (gameId) => marked.has(gameId),
    subscribe(listener) {
      listeners.add(listener);
      ask();
      return () => listeners.delete(listener);
    },
    enqueue(gameId, change) {
      const last = queues.get(gameId)?.then(change) ?? change();
      queues.set(gameId, last);
      void last.then(() => queues.get(gameId) === last && queues.delete(gameId));
    },
  };
}

/** Undefined while it is not known. */
function knownIds(environment: IEnvironment): readonly string[] | undefined {
  const { viewer } = storedAnswer<favouriteIdsQuery>(environment, query);
  return viewer?.favouriteGameIds === null ? [] : viewer?.favouriteGameIds;
}
