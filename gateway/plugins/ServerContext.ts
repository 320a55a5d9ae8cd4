import type { GraphQLParams } from 'graphql-yoga';
import type { Language, SessionHandle } from '../context.ts';
import type { Operation } from '../execution/operation.ts';

/** Whom an operation is run for. */
export interface Visitor {
  readonly session: SessionHandle;
  /** Network address, where it is known. */
  readonly clientAddress: string | undefined;
  /** What the browser calls itself. */
  readonly clientAgent: string | undefined;
  /** True where no person asked for it, such as a poll. */
  readonly unattended: boolean;
}

/** What a request's address says: language of the answer's texts, and which hosts the session uses. */
export interface RequestAddress {
  readonly language: Language;
  readonly cdnBucket: number;
}

/** One operation on its way through Yoga. */
export interface GraphqlCall {
  readonly address: RequestAddress;
  readonly correlationId: string;
  /** Left out for an answer to everybody. */
  readonly visitor: Visitor | undefined;
  /** The persisted operation; undefined for a document that came with the request. */
  readonly operation: Operation | undefined;
  readonly params: GraphQLParams;
  /** Aborted when the reader has gone. Left out for a mutation, which is done to its end, and for an answer to everybody. */
  readonly signal?: AbortSignal | undefined;
  /** A subscription, which goes on for as long as it is read. */
  readonly isStream?: boolean;
  /** Set once there is a result without errors, which may be kept. */
  isWhole: boolean;
  /** Set where the operator could not be asked for a part of it: what does without that is no answer for long. */
  isDegraded?: boolean;
  /** Set where the operator, or the way to it, had no room for a part of it: seconds to wait. */
  retryAfterSeconds?: number;
}

/** What the HTTP guard hands to Yoga beside the request. */
export interface ServerContext {
  readonly call: GraphqlCall;
}
