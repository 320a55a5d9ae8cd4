import { z } from 'zod';
import { type Access, accessRules, type TokenOf } from './access.ts';
import type { RefusalCode } from './refusalCodes.ts';

export type CallKind = 'read' | 'write' | 'money';

/** Calls of one group share a circuit breaker, a concurrency limit, and no connection with those of another. */
export const callGroups = ['auth', 'content', 'games', 'records', 'wallet'] as const;

/**
 * One REST call of the operator, as a value. The gateway's client sends it, the platform's routes
 * answer it, `openapi.json` and the fake upstream of the tests are made from it, so that a path or a
 * shape is never written twice. Payload and answer are in the operator's own words.
 */
export interface Call<
  Payload extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Who extends Access = Access,
  Kind extends CallKind = CallKind,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/wps/${string}` | `/lgw/${string}`;
  /** Who may ask, word for word in `accessRules`; anybody else is refused before the payload is read. */
  readonly access: Who;
  /** Needs a member token, by its `access`; refused with HTTP 401 without one. */
  readonly token: TokenOf<Who>;
  /**
   * The answer, or what it is limited by, depends on who asks: it goes with the visitor's address, and is neither kept nor given
   * to another. True with a token and of every `write`; of other reads where they say so.
   */
  readonly perVisitor: boolean;
  /** The payload travels as a JWE sealed for the operator's published key. */
  readonly encrypt: boolean;
  /** The payload travels as an HTML form does (`application/x-www-form-urlencoded`) instead of as JSON. */
  readonly form: boolean;
  /** Ties to one browser: it goes with a name that the gateway has given to the visitor's, and knows again. */
  readonly byBrowser: boolean;
  /**
   * What may be done about a lost answer: a `read` is retried, a `write` never, `money` only with
   * the caller's idempotency key (sent as `Idempotency-Key`, required).
   */
  readonly kind: Kind;
  /**
   * It changes security or money, so that the operator's audit trail has an event of it: true of every `money`, and of every `write` of the
   * groups `auth` and `wallet` that does not say otherwise.
   */
  readonly audited: boolean;
  /** See `callGroups`. */
  readonly group: (typeof callGroups)[number];
  /** Brand-wide answers are the same for everybody and may be kept; lifetimes in milliseconds. */
  readonly shared?: {
    readonly fresh: number;
    readonly stale: number;
    /** Kept from the second time on that it is asked for: most payloads come once, such as what people search for. */
    readonly onlyRepeated?: true;
  };
  /**
   * Answered to members who take a break from play, or have excluded themselves: all but what brings in money or play. Calls of kind
   * `money` are not, unless they say so, as a withdrawal does.
   */
  readonly whilePaused: boolean;
  /** Bytes that its payload may have; left out, 100 KB. */
  readonly largest?: number;
  /** Words that it may be refused by, beside those that follow from who may ask it (`accessRefusals`). */
  readonly refusals: readonly RefusalCode[];
  /** False where the operator's documents name the call but not its path or payload. */
  readonly specified: boolean;
  readonly payload: Payload;
  readonly answer: Answer;
}

/** Payload as a caller writes it. */
export type PayloadOf<C extends Call> = z.input<C['payload']>;
/** Payload as the platform reads it, after defaults. */
export type ParsedPayloadOf<C extends Call> = z.output<C['payload']>;
export type AnswerOf<C extends Call> = z.output<C['answer']>;

type Given<Payload extends z.ZodType, Answer extends z.ZodType, Who extends Access, Kind extends CallKind> = Omit<
  Call<Payload, Answer, Who, Kind>,
  'audited' | 'byBrowser' | 'encrypt' | 'form' | 'perVisitor' | 'refusals' | 'specified' | 'token' | 'whilePaused'
> & {
  audited?: boolean;
  byBrowser?: boolean;
  encrypt?: boolean;
  form?: boolean;
  perVisitor?: true;
  refusals?: readonly RefusalCode[];
  specified?: boolean;
  whilePaused?: boolean;
};

export function call<Payload extends z.ZodType, Answer extends z.ZodType, const Who extends Access, const Kind extends CallKind>(
  given: Given<Payload, Answer, Who, Kind>,
): Call<Payload, Answer, Who, Kind> {
  const token = accessRules[given.access].token as TokenOf<Who>;
  return {
    byBrowser: false,
    encrypt: false,
    form: false,
    refusals: [],
    specified: true,
    whilePaused: given.kind !== 'money',
    perVisitor: token || given.kind !== 'read',
    audited: given.kind === 'money' || (given.kind === 'write' && (given.group === 'auth' || given.group === 'wallet')),
    ...given,
    token,
  };
}

/**
 * The envelope round every answer. `success: false` is a refusal: `code` is the operator's word for
 * it, `message` is text in the language of the request, `value` may carry details.
 */
export const envelope = z.object({
  success: z.boolean(),
  code: z.string().optional(),
  message: z.string().optional(),
  value: z.unknown().optional(),
});
