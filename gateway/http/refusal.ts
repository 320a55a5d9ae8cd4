import type { Language } from '../context.ts';
import { type RefusalCode, refusalText } from '../refusals/refusalText.ts';

/** A request that is not answered as asked: a status and a constant code, never a word of the request. */
export class HttpRefusal extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  /** Methods that the path does answer, where the method was the trouble. */
  readonly allow: string | undefined;
  /** For whoever writes a client, in English; never told in production. */
  readonly detail: string | undefined;

  constructor(
    status: number,
    code: RefusalCode,
    { allow, detail }: { readonly allow?: string; readonly detail?: string | undefined } = {},
  ) {
    super(refusalText(code, 'EN'));
    this.status = status;
    this.code = code;
    this.allow = allow;
    this.detail = detail;
  }
}

interface Telling {
  readonly language: Language;
  readonly correlationId: string;
  /** Whether `detail` goes along; never in production. */
  readonly hints: boolean;
}

/** The answer to a request that was not executed, in the shape that GraphQL clients read. */
export const refusalBody = ({ code, detail }: HttpRefusal, { language, correlationId, hints }: Telling): string =>
  JSON.stringify({
    errors: [{ message: refusalText(code, language), extensions: { code, correlationId, ...(hints && { detail }) } }],
  });

export const badRequest = (detail?: string) => new HttpRefusal(400, 'BAD_REQUEST', { detail });
export const badVariables = (detail?: string) => new HttpRefusal(400, 'BAD_USER_INPUT', { detail });
export const closed = (status: 'MAINTENANCE' | 'RESTRICTED') => new HttpRefusal(status === 'MAINTENANCE' ? 503 : 403, status);
export const foreignOrigin = (detail?: string) => new HttpRefusal(403, 'FOREIGN_ORIGIN', { detail });
export const loginRequired = () => new HttpRefusal(403, 'LOGIN_REQUIRED');
export const methodNotAllowed = (allow: string, detail?: string) => new HttpRefusal(405, 'METHOD_NOT_ALLOWED', { allow, detail });
export const notAcceptable = (detail?: string) => new HttpRefusal(406, 'NOT_ACCEPTABLE', { detail });
export const notBuilt = () => new HttpRefusal(404, 'NOT_BUILT');
export const notFound = () => new HttpRefusal(404, 'NOT_FOUND');
export const operationUnknown = (detail?: string) => new HttpRefusal(400, 'OPERATION_NOT_FOUND', { detail });
export const memberNeeded = (isSignedIn: boolean) =>
  isSignedIn ? new HttpRefusal(403, 'REAL_ACCOUNT_NEEDED') : new HttpRefusal(401, 'UNAUTHENTICATED');
export const pictureType = () => new HttpRefusal(415, 'PICTURE_TYPE');
export const pictureUnreadable = () => new HttpRefusal(422, 'PICTURE_UNREADABLE');
export const tooManyAttempts = () => new HttpRefusal(429, 'TOO_MANY_ATTEMPTS');
export const tooLarge = () => new HttpRefusal(413, 'TOO_LARGE');
export const unsupportedBody = () => new HttpRefusal(415, 'UNSUPPORTED_BODY');
