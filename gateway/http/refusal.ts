/** A request that is not answered as asked: a status and a constant code, never a word of the request. */
export class HttpRefusal extends Error {
  readonly status: number;
  readonly code: string;
  /** Methods that the path does answer, where the method was the trouble. */
  readonly allow: string | undefined;

  constructor(status: number, code: string, message: string, allow?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.allow = allow;
  }

  /** The answer's body, in the shape that GraphQL clients read. */
  get body(): string {
    return JSON.stringify({ errors: [{ message: this.message, extensions: { code: this.code } }] });
  }
}

export const badRequest = () => new HttpRefusal(400, 'BAD_REQUEST', 'The request cannot be read.');
export const badVariables = () => new HttpRefusal(400, 'BAD_USER_INPUT', 'A variable or argument does not fit.');
export const closed = (status: 'MAINTENANCE' | 'RESTRICTED') =>
  status === 'MAINTENANCE'
    ? new HttpRefusal(503, 'MAINTENANCE', 'The site is being worked on.')
    : new HttpRefusal(403, 'RESTRICTED', 'The site is not open where you are.');
export const foreignOrigin = () => new HttpRefusal(403, 'FOREIGN_ORIGIN', 'Only the site itself may ask here.');
export const loginRequired = () => new HttpRefusal(403, 'LOGIN_REQUIRED', 'The site is for members. Please log in first.');
export const methodNotAllowed = (allow: string) => new HttpRefusal(405, 'METHOD_NOT_ALLOWED', 'This method is not answered here.', allow);
export const notAcceptable = () =>
  new HttpRefusal(
    406,
    'NOT_ACCEPTABLE',
    'Answers are application/json, application/graphql-response+json or, of subscriptions, text/event-stream.',
  );
export const notBuilt = () => new HttpRefusal(404, 'NOT_BUILT', 'The web app is not built here; `npm run build` builds it.');
export const notFound = () => new HttpRefusal(404, 'NOT_FOUND', 'There is nothing here.');
export const operationUnknown = () => new HttpRefusal(400, 'OPERATION_NOT_FOUND', 'Only operations of the site itself are answered.');
export const tooLarge = () => new HttpRefusal(413, 'TOO_LARGE', 'The request is too large.');
export const unsupportedBody = () =>
  new HttpRefusal(415, 'UNSUPPORTED_BODY', 'Only application/json in UTF-8, not compressed, is read here.');
