import type { Language } from '../context.ts';
import { type RefusalCode, refusalText } from '../refusals/refusalText.ts';

/** A request that is not answered as asked: a status and a constant code, never a word of the request. */
export class HttpRefusal extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  /** Methods that the path does answer, where the method was the trouble. */
  readonly allow: string | undefined;

  constructor(status: number, code: RefusalCode, allow?: string) {
    super(refusalText(code, 'EN'));
    this.status = status;
    this.code = code;
    this.allow = allow;
  }
}

/** The answer to a request that was not executed, in the shape that GraphQL clients read. */
export const refusalBody = (code: RefusalCode, language: Language, correlationId: string): string =>
  JSON.stringify({ errors: [{ message: refusalText(code, language), extensions: { code, correlationId } }] });

export const badRequest = () => new HttpRefusal(400, 'BAD_REQUEST');
export const badVariables = () => new HttpRefusal(400, 'BAD_USER_INPUT');
export const closed = (status: 'MAINTENANCE' | 'RESTRICTED') => new HttpRefusal(status === 'MAINTENANCE' ? 503 : 403, status);
export const foreignOrigin = () => new HttpRefusal(403, 'FOREIGN_ORIGIN');
export const loginRequired = () => new HttpRefusal(403, 'LOGIN_REQUIRED');
export const methodNotAllowed = (allow: string) => new HttpRefusal(405, 'METHOD_NOT_ALLOWED', allow);
export const notAcceptable = () => new HttpRefusal(406, 'NOT_ACCEPTABLE');
export const notBuilt = () => new HttpRefusal(404, 'NOT_BUILT');
export const notFound = () => new HttpRefusal(404, 'NOT_FOUND');
export const operationUnknown = () => new HttpRefusal(400, 'OPERATION_NOT_FOUND');
export const memberNeeded = (isSignedIn: boolean) =>
  isSignedIn ? new HttpRefusal(403, 'REAL_ACCOUNT_NEEDED') : new HttpRefusal(401, 'UNAUTHENTICATED');
export const pictureType = () => new HttpRefusal(415, 'PICTURE_TYPE');
export const pictureUnreadable = () => new HttpRefusal(422, 'PICTURE_UNREADABLE');
export const tooMany = () => new HttpRefusal(429, 'TOO_MANY_ATTEMPTS');
export const tooLarge = () => new HttpRefusal(413, 'TOO_LARGE');
export const unsupportedBody = () => new HttpRefusal(415, 'UNSUPPORTED_BODY');
