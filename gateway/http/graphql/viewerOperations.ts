import type { IncomingMessage, ServerResponse } from 'node:http';
import { OperationTypeNode } from 'graphql';
import type { SessionHandle } from '../../context.ts';
import type { Operation, OperationTraits } from '../../execution/operation.ts';
import type { GraphqlCall, Visitor } from '../../plugins/ServerContext.ts';
import type { Random } from '../../random.ts';
import type { Sessions } from '../../session.ts';
import { admit, refuse } from '../access/admit.ts';
import type { ClientAddressOf } from '../access/clientAddress.ts';
import type { SiteAccessLookup } from '../access/siteAccess.ts';
import type { Done } from '../Done.ts';
import type { HeaderList } from '../securityHeaders.ts';
import type { RememberedLogins } from '../session/rememberedLogins.ts';
import type { ContextOf } from './contextOf.ts';
import type { Execute, GraphqlAnswer } from './execute.ts';
import type { ParsedRequest } from './parsedRequest.ts';
import { sendAnswer } from './sendAnswer.ts';

/** One operation of one visitor. */
export interface ViewerOperation {
  readonly parsed: Pick<ParsedRequest, 'address'>;
  readonly name: string;
  readonly traits: OperationTraits;
  /** Left out for a document that came with the request. */
  readonly operation: Operation | undefined;
  readonly params: GraphqlCall['params'];
}

/** Answers that are for nobody but who asks: they know the session, and are never kept. */
export interface ViewerOperations {
  /** Rejects with an `HttpRefusal` where the site is closed for the visitor, or shows itself to members alone. */
  answer(request: IncomingMessage, response: ServerResponse, asked: ViewerOperation): Promise<Done>;
}

export interface ViewerOperationsParts {
  readonly sessions: Sessions;
  readonly rememberedLogins: RememberedLogins;
  readonly siteAccess: SiteAccessLookup;
  readonly contextOf: ContextOf;
  readonly execute: Execute;
  readonly clientAddressOf: ClientAddressOf;
  readonly random: Random;
  readonly headers: HeaderList;
}

/** Marks a request that was sent back once already. */
const againMark = 'again=1';

const mayResume = ({ current, remembered }: SessionHandle, { leavesRemembered }: OperationTraits): boolean =>
  current === undefined && remembered !== undefined && !leavesRemembered;

/** Aborted once nobody reads the answer any more. A generator that waits hears of its end no other way. */
function signalOf(response: ServerResponse): AbortSignal {
  const hungUp = new AbortController();
  // Who has left already is heard of no more.
  if (response.destroyed) hungUp.abort();
  response.once('close', () => {
    // An abort makes an error with a stack, which holds request and response: not for what has gone out whole.
    if (!response.writableFinished) hungUp.abort();
  });
  return hungUp.signal;
}

export function createViewerOperations(parts: ViewerOperationsParts): ViewerOperations {
  const { sessions, rememberedLogins, siteAccess, contextOf, execute, clientAddressOf, random } = parts;

  /** The browser asks again by itself, with the cookies that its faster request was given meanwhile. */
  const sendBack = (target: string, response: ServerResponse): void => {
    response.writeHead(307, [
      'Location',
      `${target}${target.includes('?') ? '&' : '?'}${againMark}`,
      'Content-Length',
      '0',
      'Cache-Control',
      'no-store',
      ...parts.headers,
    ]);
    response.end();
  };

  return {
    async answer(request, response, { parsed: { address }, name, traits, operation, params }) {
      const correlationId = random.id();
      const clientAddress = clientAddressOf(request);
      const known = admit(siteAccess.known(clientAddress), traits);
      // Who is signed in is not known yet: nobody is refused for that so early.
      refuse(known, true);
      const session = await sessions.of(request.headers.cookie);
      const { handle } = session;
      const { 'user-agent': clientAgent, 'x-unattended': unattended } = request.headers;
      const visitor: Visitor = { session: handle, clientAddress, clientAgent, unattended: unattended === 'true' };
      const isStream = traits.kind === OperationTypeNode.SUBSCRIPTION;
      const signal = traits.kind === OperationTypeNode.MUTATION ? undefined : signalOf(response);
      const run = (): Promise<GraphqlAnswer> =>
        execute({ address, correlationId, visitor, operation, params, signal, isStream, isWhole: false }, request);
      const target = request.url ?? '';
      const isAgain = target.includes(againMark);
      const resume = () => rememberedLogins.resume(contextOf({ address, correlationId, visitor }), correlationId, isAgain);
      const done = (status: number): Done => ({ status, operation: name, correlationId });

      // Reads run beside the question whether the visitor may come in; mutations, streams and remembered logins wait for its answer.
      const isRead = traits.kind === OperationTypeNode.QUERY;
      const word = siteAccess.of(clientAddress).then((access) => admit(access, traits));
      if (!isRead || mayResume(handle, traits)) refuse(await word, true);
      if (mayResume(handle, traits) && (await resume()) === 'raced' && !isAgain) {
        sendBack(target, response);
        return done(307);
      }
      const wasSignedIn = handle.current !== undefined;
      // Nothing is done for a guest, and nothing told, where only members are served.
      refuse(isRead ? known : await word, wasSignedIn);
      let answer = await run();
      refuse(await word, wasSignedIn);
      // The operator has let the session go, as it does after half an hour without use: a browser that remembers its login goes on.
      if (isRead && wasSignedIn && mayResume(handle, traits) && (await resume()) === 'signedIn') answer = await run();
      await sendAnswer(response, answer, [...(await session.headers()), ...parts.headers]);
      return { ...done(answer.status), isStream: typeof answer.body !== 'string' };
    },
  };
}
