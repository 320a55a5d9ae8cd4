import type { GraphQLResponse } from 'relay-runtime';

/** Keeps an older balance from taking the place of a newer one. One for each store. */
export interface BalanceOrder {
  /** When something is asked for, or is told unasked: a number that grows. */
  now(): number;
  /** The answer to what was asked at that time, with the balance that may be shown. */
  told(answer: GraphQLResponse, askedAt: number): GraphQLResponse;
}

interface Holder {
  readonly id: string;
  readonly balance: object | null;
}

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && 'id' in value && 'balance' in value && typeof value.id === 'string';

/** The field `viewer` of what is answered, of a query or of the one thing that a mutation or a stream answers. */
const withViewer = (value: unknown): value is { viewer: unknown } => typeof value === 'object' && value !== null && 'viewer' in value;

/**
 * What was asked for before the newest balance was asked for, or came by itself, may be of a time before it: its balance
 * is not looked at. Whatever changed the balance since is told by an answer or an event of its own.
 */
export function createBalanceOrder(): BalanceOrder {
  let time = 0;
  let newest: { readonly holder: Holder; readonly askedAt: number } | undefined;
  const put = <Place extends { viewer: unknown }>(place: Place, askedAt: number): Place => {
    const { viewer } = place;
    if (!isHolder(viewer)) return place;
    if (newest?.holder.id === viewer.id && askedAt < newest.askedAt)
      return { ...place, viewer: { ...viewer, balance: newest.holder.balance } };
    newest = { holder: viewer, askedAt };
    return place;
  };
  return {
    now: () => (time += 1),
    told(answer, askedAt) {
      if (!('data' in answer) || !answer.data) return answer;
      const { data } = answer;
      if (withViewer(data)) return { ...answer, data: put(data, askedAt) };
      const fields = Object.entries(data).map(([name, value]) => [name, withViewer(value) ? put(value, askedAt) : value] as const);
      return { ...answer, data: Object.fromEntries(fields) };
    },
  };
}
