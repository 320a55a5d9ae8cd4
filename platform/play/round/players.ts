import type { Context } from 'hono';
import type { PlatformEnvironment } from '../../core/http/platformEnvironment.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { PlayableSession, Sessions } from '../../identity/session/sessions.ts';
import type { SiteAccess } from '../../system/site/siteAccess.ts';
import { PlayRefusal } from './playRefusal.ts';
import { findPlaySession, type OpenPlaySession } from './playSessionStore.ts';

type PlayerParts = Pick<PlatformParts, 'db' | 'clock'> & { readonly sessions: Sessions; readonly siteAccess: SiteAccess };

interface PageBelow {
  readonly page: OpenPlaySession;
  readonly above: PlayableSession;
}

/** Who makes a play call, by the bearer credential of the open page and the member's session above it. All throw `PlayRefusal`. */
export interface Players {
  /** What the page does by itself keeps nobody's session from becoming idle. */
  pageBelow(context: Context, isAttended: boolean): Promise<PageBelow>;
  pageOf(context: Context): Promise<OpenPlaySession>;
  /** Nothing is begun for a visitor whom the site is closed to. */
  requireOpenSite(address: string): void;
  /** Of whoever acts, and may play from where they are. */
  playerAt(context: Context<PlatformEnvironment>): Promise<PageBelow>;
}

export function createPlayers({ db, clock, sessions, siteAccess }: PlayerParts): Players {
  const pageBelow: Players['pageBelow'] = async (context, isAttended) => {
    const [, token] = /^Bearer ([\w-]{16,128})$/.exec(context.req.header('authorization') ?? '') ?? [];
    const page = token && (await findPlaySession(db, token, clock.now()));
    const above = page && (await sessions.playable(db, page.sessionId, isAttended));
    if (!above) throw new PlayRefusal('session_over');
    return { page, above };
  };
  const requireOpenSite: Players['requireOpenSite'] = (address) => {
    if (siteAccess.refusalFor(address)) throw new PlayRefusal('site_closed');
  };
  return {
    pageBelow,
    pageOf: async (context) => (await pageBelow(context, false)).page,
    requireOpenSite,
    async playerAt(context) {
      requireOpenSite(context.var.address);
      const below = await pageBelow(context, true);
      if (!siteAccess.mayPlay([context.var.address, below.above.address])) throw new PlayRefusal('site_closed');
      return below;
    },
  };
}
