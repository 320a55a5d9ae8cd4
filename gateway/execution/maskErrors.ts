import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { accessRefusals } from '../contract/callAccess.ts';
import type { Log } from '../log.ts';
import { NotSignedIn, UpstreamRefusal } from '../upstream/failure.ts';

/** Turns what went wrong into what a client may know of it. */
export type MaskErrors = (errors: readonly unknown[], answer: { readonly correlationId: string; readonly hasData: boolean }) => GraphQLFormattedError[];

/** What any call may be refused with because of who asks: the operator's word, and what a client gets for it. */
const accessCodes: ReadonlyMap<string, { readonly code: string; readonly message: string }> = new Map<string, { readonly code: string; readonly message: string }>([
  [accessRefusals.passwordChange, { code: 'PASSWORD_CHANGE_REQUIRED', message: 'The password has to be changed before anything else.' }],
  [accessRefusals.realAccount, { code: 'REAL_ACCOUNT_NEEDED', message: 'This account may not do that: a real account is needed.' }],
  [accessRefusals.maintenance, { code: 'MAINTENANCE', message: 'The site is being worked on.' }],
  [accessRefusals.region, { code: 'RESTRICTED', message: 'The site is not open where you are.' }],
]);

const codeShape = /^[A-Z][A-Z_]*$/;

/** The error that a resolver threw, freed of the ones graphql wrapped round it. */
function thrownBy(error: unknown): unknown {
  let inner = error;
  while (inner instanceof GraphQLError && inner.originalError && inner.path !== undefined) inner = inner.originalError;
  return inner;
}

/** An error written for clients: it names its code and does not carry another error inside. */
function isMeant(thrown: unknown): thrown is GraphQLError {
  if (!(thrown instanceof GraphQLError) || thrown.originalError) return false;
  // Errors of compiled documents have no extensions where there are none to tell.
  const code: unknown = (thrown.extensions as GraphQLError['extensions'] | undefined)?.['code'];
  return typeof code === 'string' && codeShape.test(code);
}

const placeOf = (error: unknown): Pick<GraphQLFormattedError, 'path' | 'locations'> =>
  error instanceof GraphQLError ? { ...(error.path ? { path: error.path } : {}), ...(error.locations ? { locations: error.locations } : {}) } : {};

/**
 * Errors with a code of their own pass. A void or missing token becomes `UNAUTHENTICATED`. Without any
 * data, graphql has refused the request itself, in words that repeat the sent values: `BAD_USER_INPUT`
 * says that much without them. All else is `INTERNAL`; its detail is logged, once for each cause.
 */
export function createMaskErrors(log: Log): MaskErrors {
  return (errors, { correlationId, hasData }) => {
    const logged = new Set<unknown>();
    return errors.map((error) => {
      const thrown = thrownBy(error);
      const place = placeOf(error);
      if (isMeant(thrown)) return { message: thrown.message, ...place, extensions: thrown.extensions };
      const access = thrown instanceof UpstreamRefusal ? accessCodes.get(thrown.code) : undefined;
      if (access) return { message: access.message, ...place, extensions: { code: access.code } };
      if (thrown instanceof NotSignedIn) return { message: 'Please log in first.', ...place, extensions: { code: 'UNAUTHENTICATED' } };
      if (!hasData && error instanceof GraphQLError && error.path === undefined)
        return { message: 'A variable or argument does not fit.', extensions: { code: 'BAD_USER_INPUT' } };
      if (!logged.has(thrown)) log.error({ err: thrown, correlationId, path: place.path?.join('.') }, 'an operation failed');
      logged.add(thrown);
      return { message: 'Unexpected error.', ...place, extensions: { code: 'INTERNAL', correlationId } };
    });
  };
}
