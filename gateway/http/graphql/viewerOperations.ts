import type { IncomingMessage, ServerResponse } from 'node:http';
import { OperationTypeNode } from 'graphql';
import type { Context, SessionHandle, Visit } from '../../context.ts';
import type { Traits } from '../../execution/operation.ts';
import type { Random } from '../../random.ts';
import type { Sessions } from '../../session.ts';
import type { Address } from './parsedRequest.ts';
import type { ClientAddressOf } from '../access/clientAddress.ts';
import type { ContextOf } from './contextOf.ts';
import type { Done } from '../Done.ts';
import { loginRequired } from '../refusal.ts';
import type { RememberedLogins } from '../session/rememberedLogins.ts';
import type { HeaderList } from '../securityHeaders.ts';
import type { SiteAccess } from '../access/siteAccess.ts';
import { isForMembers, refuseClosed } from '../access/admit.ts';

/** One operation of one visitor. */
export interface ViewerOperation {
  readonly address: Address;
  readonly name: string;
  readonly traits: Traits;
  run(context: Context, correlationId: string): Promise<{ readonly status: number; readonly text: string }>;
}

/** Answers that are for nobody but who asks: they know the session, and are never kept. */
export interface ViewerOperations {
  /** Rejects with an `HttpRefusal` where the site is closed for the visitor, or shows itself to members alone. */
  answer(request: IncomingMessage, response: ServerResponse, question: ViewerOperation): Promise<Done>;
}

export interface ViewerOperationsParts {
  readonly sessions: Sessions;
  readonly rememberedLogins: RememberedLogins;
  readonly siteAccess: SiteAccess;
  readonly contextOf: ContextOf;
  readonly clientAddressOf: ClientAddressOf;
  readonly random: Random;
  readonly headers: HeaderList;
}

const jsonType = 'application/json; charset=utf-8';
/** Marks a request that was sent back once already. */
const AGAIN = 'again=1';

export function createViewerOperations(parts: ViewerOperationsParts): ViewerOperations {
  const { sessions, rememberedLogins, siteAccess, contextOf, clientAddressOf, random } = parts;

  const send = (response: ServerResponse, status: number, text: string, more: HeaderList): void => {
    response.writeHead(status, ['Content-Type', jsonType, 'Content-Length', String(Buffer.byteLength(text)), 'Cache-Control', 'no-store', ...more, ...parts.headers]);
    // As text and not as bytes: it then leaves in one write with its headers.
    response.end(text);
  };

  /** The browser asks again by itself, with the cookies that its faster request was given meanwhile. */
  const sendBack = (request: IncomingMessage, response: ServerResponse): void => {
    const target = request.url ?? '';
    response.writeHead(307, ['Location', `${target}${target.includes('?') ? '&' : '?'}${AGAIN}`, 'Content-Length', '0', 'Cache-Control', 'no-store', ...parts.headers]);
    response.end();
  };

  const mayResume = ({ current, remembered }: SessionHandle, { leavesRemembered }: Traits): boolean => current === undefined && remembered !== undefined && !leavesRemembered;

  return {
    async answer(request, response, { address, name, traits, run }) {
      const correlationId = random.id();
      const clientAddress = clientAddressOf(request);
      refuseClosed(siteAccess.known(clientAddress), traits);
      const session = await sessions.of(request.headers.cookie);
      const { handle } = session;
      const { 'user-agent': clientAgent, 'x-unattended': unattended } = request.headers;
      const newContext = (): Context => contextOf(address, correlationId, { session: handle, clientAddress, clientAgent, unattended: unattended === 'true' });
      const done = (status: number): Done => ({ status, operation: name, correlationId });

      // What changes anything waits for the word about the visitor; what only reads goes side by side with it.
      const entry = siteAccess.of(clientAddress);
      if (traits.kind !== OperationTypeNode.QUERY || mayResume(handle, traits)) refuseClosed(await entry, traits);

      const mayAskAgain = !(request.url ?? '').includes(AGAIN);
      let context = newContext();
      if (mayResume(handle, traits) && (await rememberedLogins.resume(context, correlationId)) === 'raced' && mayAskAgain) {
        sendBack(request, response);
        return done(307);
      }
      const wasSignedIn = handle.current !== undefined;
      // Nothing is done for a guest, and nothing told, where only members are served.
      const refuseGuest = (visit: Visit | null | undefined): void => {
        if (!wasSignedIn && isForMembers(visit, traits)) throw loginRequired();
      };
      refuseGuest(traits.kind === OperationTypeNode.QUERY ? siteAccess.known(clientAddress) : await entry);
      let answer = await run(context, correlationId);
      refuseClosed(await entry, traits);
      refuseGuest(await entry);
      // The operator has let the session go, as it does after half an hour without use: a browser that remembers its login goes on.
      if (traits.kind === OperationTypeNode.QUERY && wasSignedIn && mayResume(handle, traits)) {
        context = newContext();
        if ((await rememberedLogins.resume(context, correlationId)) === 'signedIn') answer = await run(context, correlationId);
      }
      send(response, answer.status, answer.text, await session.headers());
      return done(answer.status);
    },
  };
}
