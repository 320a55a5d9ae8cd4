import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language, SessionHandle } from '../../context.ts';
import { accessRefusals } from '../../contract/accessRefusals.ts';
import { accountTypes } from '../../contract/accountTypes.ts';
import type { Random } from '../../random.ts';
import type { Sessions } from '../../session.ts';
import { NotSignedIn, UpstreamRefusal } from '../../upstream/failure.ts';
import type { ClientAddressOf } from '../access/clientAddress.ts';
import { admit, refuse } from '../access/admit.ts';
import type { OwnOrigin } from '../access/ownOrigin.ts';
import type { SiteAccessLookup } from '../access/siteAccess.ts';
import type { Done } from '../Done.ts';
import type { ContextOf } from '../graphql/contextOf.ts';
import {
  badRequest,
  closed,
  foreignOrigin,
  type HttpRefusal,
  memberNeeded,
  methodNotAllowed,
  pictureUnreadable,
  tooManyAttempts,
} from '../refusal.ts';
import type { HeaderList } from '../securityHeaders.ts';
import { loadSharp } from './loadSharp.ts';
import { readPicture } from './readPicture.ts';
import { pictureUses } from './pictureUses.ts';
import { createPictureEncoder } from './pictureEncoder.ts';
import { createUploadPlaces } from './uploadPlaces.ts';

export const isUploadPath = (path: string): boolean => Object.hasOwn(pictureUses, path);

/** Takes pictures that members send. */
export interface PictureUploads {
  /** `target` is an address of which `isUploadPath`. Answers `{ pictureId }`, or rejects with an `HttpRefusal`. */
  answer(target: URL, request: IncomingMessage, response: ServerResponse, language: Language): Promise<Done>;
}

export interface PictureUploadsParts {
  readonly sessions: Sessions;
  readonly siteAccess: SiteAccessLookup;
  readonly contextOf: ContextOf;
  readonly ownOrigin: OwnOrigin;
  readonly clientAddressOf: ClientAddressOf;
  readonly random: Random;
  readonly headers: HeaderList;
}

const nobodyKnows = { isForClosed: false, isBeforeLogIn: false };

/** What the operator's no means to the person. */
const meanings = new Map<string, () => HttpRefusal>([
  ['picture_failed', pictureUnreadable],
  ['too_many_attempts', tooManyAttempts],
  [accessRefusals.passwordChange, () => memberNeeded(true)],
  [accessRefusals.realAccount, () => memberNeeded(true)],
  [accessRefusals.maintenance, () => closed('MAINTENANCE')],
  [accessRefusals.region, () => closed('RESTRICTED')],
]);

const refusedFor =
  (handle: SessionHandle) =>
  (cause: unknown): never => {
    if (cause instanceof NotSignedIn) {
      handle.close();
      throw memberNeeded(false);
    }
    throw (cause instanceof UpstreamRefusal ? meanings.get(cause.code)?.() : undefined) ?? cause;
  };

export function createPictureUploads(parts: PictureUploadsParts): PictureUploads {
  const { sessions, siteAccess, contextOf, ownOrigin, clientAddressOf, random } = parts;
  const places = createUploadPlaces();
  const encoder = createPictureEncoder(loadSharp);

  return {
    async answer({ pathname, searchParams }, request, response, language) {
      const use = pictureUses[pathname];
      if (!use) throw badRequest();
      if (request.method !== 'POST') throw methodNotAllowed('POST');
      if (!ownOrigin.mayWrite(request.headers)) throw foreignOrigin();
      const clientAddress = clientAddressOf(request);
      refuse(admit(await siteAccess.of(clientAddress), nobodyKnows), true);
      const session = await sessions.of(request.headers.cookie);
      const correlationId = random.id();
      const visitor = { session: session.handle, clientAddress, clientAgent: request.headers['user-agent'], unattended: false };
      // Before a byte is read: nobody fills the memory who may not send anything.
      const { current } = session.handle;
      if (current === undefined || current.mustChangePassword || current.type === accountTypes.trial)
        throw memberNeeded(current !== undefined);
      const leavePlace = places.take(current.memberId);
      if (!leavePlace) throw tooManyAttempts();
      try {
        const picture = await use.encode(encoder, await readPicture(request), searchParams);
        if (picture === undefined) throw pictureUnreadable();
        // Not before: the operator's time begins with it, and a picture may be on its way for longer than that.
        const { upstream } = contextOf({ address: { language, cdnBucket: 0 }, correlationId, visitor });
        const { pictureId } = await use.keep(upstream, picture.toString('base64')).catch(refusedFor(session.handle));
        const body = JSON.stringify({ pictureId });
        response.writeHead(200, [
          'Content-Type',
          'application/json; charset=utf-8',
          'Content-Length',
          String(Buffer.byteLength(body)),
          'Cache-Control',
          'no-store',
          ...(await session.headers()),
          ...parts.headers,
        ]);
        response.end(body);
        return { status: 200, correlationId };
      } finally {
        leavePlace();
      }
    },
  };
}
