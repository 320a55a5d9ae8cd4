import { GraphQLError, type GraphQLErrorExtensions, type GraphQLErrorOptions, type GraphQLSchema } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import { accessRefusals } from '../contract/accessRefusals.ts';
import type { Language } from '../context.ts';
import type { Log } from '../log.ts';
import type { Random } from '../random.ts';
import { isRefusalCode, type RefusalCode, refusalText } from '../refusals/refusalText.ts';
import { Refusal } from '../schema/refusals/refusals.ts';
import { ClientDisconnected, NotSignedIn, UpstreamBusy, UpstreamRefusal } from '../upstream/failure.ts';
import { AnswerMisfit } from '../upstream/answers/misfit.ts';
import { loggableCode } from '../upstream/answers/loggableCode.ts';
import { misfitOfVariable } from './misfitOfVariable.ts';
import type { GraphqlCall, ServerContext } from './ServerContext.ts';

/** Turns what went wrong into what a client may know of it. */
export interface ErrorMasking {
  /** Every error passes it. `knownLanguage` is for those that belong to no answer yet. */
  maskError(error: unknown, knownLanguage?: Language): GraphQLError;
  /** Tells the mask which request an error belongs to. */
  readonly plugin: Plugin<ServerContext, ServerContext>;
}

/** The answer that an error is part of. */
interface Origin {
  readonly correlationId: string;
  readonly language: Language;
  readonly hasData: boolean;
  /** Causes that were logged already: one may stand behind many errors. */
  readonly logged: Set<unknown>;
}

/** What any call may be refused with because of who asks: the operator's word, and what a client gets for it. */
const accessCodes: ReadonlyMap<string, RefusalCode> = new Map<string, RefusalCode>([
  [accessRefusals.passwordChange, 'PASSWORD_CHANGE_REQUIRED'],
  [accessRefusals.realAccount, 'REAL_ACCOUNT_NEEDED'],
  [accessRefusals.loginRequired, 'LOGIN_REQUIRED'],
  [accessRefusals.maintenance, 'MAINTENANCE'],
  [accessRefusals.region, 'RESTRICTED'],
]);

const codeShape = /^[A-Z][A-Z_]*$/;

/** The error that a resolver threw, freed of the ones graphql wrapped round it. */
function thrownBy(error: unknown): unknown {
  let inner = error;
  while (inner instanceof GraphQLError && inner.originalError && inner.path !== undefined) inner = inner.originalError;
  return inner;
}

/** Its words in the language of the request, where the gateway has some. */
function textOf(meant: GraphQLError, language: Language): string {
  if (meant instanceof Refusal) return meant.textIn(language);
  const code = meant.extensions['code'];
  return isRefusalCode(code) ? refusalText(code, language) : meant.message;
}

/** An error written for clients: it names its code and does not carry another error inside. */
function isMeant(thrown: unknown): thrown is GraphQLError {
  if (!(thrown instanceof GraphQLError) || thrown.originalError) return false;
  // Errors of compiled documents have no extensions where there are none to tell.
  const code: unknown = (thrown.extensions as GraphQLError['extensions'] | undefined)?.['code'];
  return typeof code === 'string' && codeShape.test(code);
}

/** What a code says, and `more` that belongs to it. */
const saying = (language: Language, code: RefusalCode, more: GraphQLErrorExtensions = {}) =>
  [refusalText(code, language), { code, ...more }] as const;

/** An error in Yoga's own shape, at the same place of the answer. */
const errorAt = (error: unknown, message: string, extensions: GraphQLErrorExtensions): GraphQLError =>
  new GraphQLError(message, { ...(error instanceof GraphQLError ? placeOf(error) : {}), extensions });

/** Of a document that cannot be read there are no nodes. */
const placeOf = ({ nodes, source, positions, path }: GraphQLError): GraphQLErrorOptions => ({ nodes, source, positions, path });

/**
 * Errors with a code of their own pass. Want of room is `TOO_MANY_ATTEMPTS`. A void or missing token becomes `UNAUTHENTICATED`. Without any
 * data, graphql has refused the request itself, in words that repeat the sent values: `BAD_USER_INPUT`
 * says that much without them, and which variable it is. All else is `INTERNAL`; its detail is logged, once for each cause. `readable` is the
 * schema where clients may read it whole.
 */
export function createErrorMasking(log: Log, random: Random, readable?: GraphQLSchema): ErrorMasking {
  const origins = new WeakMap<object, Origin>();
  const note = (errors: readonly GraphQLError[], hasData: boolean, { correlationId, address }: GraphqlCall): void => {
    const origin: Origin = { correlationId, language: address.language, hasData, logged: new Set() };
    for (const error of errors) origins.set(error, origin);
  };
  const noteResult = (
    { data, errors }: { readonly data?: unknown; readonly errors?: readonly GraphQLError[] },
    { call }: ServerContext,
  ): void => {
    if (errors) note(errors, data !== undefined, call);
  };

  return {
    maskError(error, knownLanguage = 'EN') {
      const origin = typeof error === 'object' && error !== null ? origins.get(error) : undefined;
      const thrown = thrownBy(error);
      const language = origin?.language ?? knownLanguage;
      if (isMeant(thrown)) return errorAt(error, textOf(thrown, language), thrown.extensions);
      const access = thrown instanceof UpstreamRefusal ? accessCodes.get(thrown.code) : undefined;
      if (thrown instanceof UpstreamBusy) return errorAt(error, refusalText('NO_ROOM', language), { code: 'TOO_MANY_ATTEMPTS' });
      if (access) return errorAt(error, ...saying(language, access));
      if (thrown instanceof NotSignedIn) return errorAt(error, ...saying(language, 'UNAUTHENTICATED'));
      if (origin && !origin.hasData && error instanceof GraphQLError && error.path === undefined)
        return errorAt(
          undefined,
          ...saying(language, 'BAD_USER_INPUT', { ...misfitOfVariable(error, readable), http: { status: 400, spec: true } }),
        );
      const correlationId = origin?.correlationId ?? random.id();
      const path = error instanceof GraphQLError ? error.path?.join('.') : undefined;
      const misfit = thrown instanceof AnswerMisfit ? { misfits: thrown.misfits } : {};
      const asked = thrown instanceof AnswerMisfit || thrown instanceof UpstreamRefusal ? { call: thrown.call } : {};
      // Of a refusal they say all: its message is for the person, in one of many languages, and an operator that lacks the call refuses it at each visit.
      const what = thrown instanceof UpstreamRefusal ? { code: loggableCode(thrown.code) } : { err: thrown };
      // Who hangs up is no fault, and a flood of them would fill the log.
      if (!(thrown instanceof ClientDisconnected) && !origin?.logged.has(thrown))
        log.error({ ...what, correlationId, path, ...asked, ...misfit }, 'an operation failed');
      origin?.logged.add(thrown);
      // Yoga answers what is `unexpected` with 500 where there is no data, and keeps the word to itself.
      return errorAt(error, ...saying(language, 'INTERNAL', { correlationId, unexpected: true }));
    },
    plugin: {
      onExecute: ({ args }) => ({
        onExecuteDone({ result }) {
          if (!isAsyncIterable(result)) noteResult(result, args.contextValue as ServerContext);
        },
      }),
      onSubscribe: ({ args }) => ({
        onSubscribeResult({ result }) {
          if (!isAsyncIterable(result)) return noteResult(result, args.contextValue as ServerContext);
          return { onNext: ({ result: event }) => noteResult(event, args.contextValue as ServerContext) };
        },
      }),
      onExecutionResult({ result, context }) {
        context.call.isWhole = result !== undefined && !isAsyncIterable(result) && result.errors === undefined;
      },
    },
  };
}
