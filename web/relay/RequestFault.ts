/** The part of a GraphQL answer that says what went wrong. */
export interface FaultyAnswer {
  errors?: readonly { extensions?: { code?: string; correlationId?: string } }[];
}

/**
 * The gateway could not be asked, or could not answer at all. `code` is stable (`OFFLINE`, `UNREACHABLE`, `UNREADABLE`, `VIEWER_CHANGED`,
 * `HTTP_<status>`, or the gateway's own); `correlationId` finds the gateway's log line.
 */
export class RequestFault extends Error {
  override readonly name = 'RequestFault';
  readonly code: string;
  readonly correlationId: string | undefined;

  constructor(code: string, options: ErrorOptions & { correlationId?: string | undefined } = {}) {
    super(code, options);
    this.code = code;
    this.correlationId = options.correlationId;
  }

  static of({ errors }: FaultyAnswer): RequestFault {
    const extensions = errors?.[0]?.extensions;
    return new RequestFault(extensions?.code ?? 'FAULT', { correlationId: extensions?.correlationId });
  }
}
