import type { PlatformModule } from '../../core/module.ts';
import { sessionTexts } from './sessionTexts.ts';
import { createKnownAddresses } from './knownAddresses.ts';
import { createKnownBrowsers } from './knownBrowsers.ts';
import { createLoginLocks } from './guard/loginLocks.ts';
import { createLoginVerifications, type LoginVerificationParts } from './loginVerification/loginVerifications.ts';
import { openSessionHandlers } from './openSessionHandlers.ts';
import { createOwnerNotices } from './ownerNotices.ts';
import { createRememberedLogins } from './rememberedLogin/rememberedLogins.ts';
import { createReturnTickets } from './selfExclusion/returnTickets.ts';
import { selfExclusionHandlers } from './selfExclusion/selfExclusionHandlers.ts';
import { sessionHandlers } from './sessionHandlers.ts';
import { createSessionIssuer, type SessionIssuerParts } from './sessionIssuer.ts';
import { sessionJobs } from './sessionJobs.ts';
import { createSessions } from './sessions.ts';
import { createTickets } from './tickets.ts';
import { sessionMigrations } from './sessionMigrations.ts';
import type {
  MemberSessionTable,
  RememberedLoginTable,
  LoginVerificationTable,
  KnownAddressTable,
  KnownBrowserTable,
  LoginTicketTable,
  GuessCountTable,
} from './sessionTables.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    member_session: MemberSessionTable;
    remembered_login: RememberedLoginTable;
    login_verification: LoginVerificationTable;
    known_address: KnownAddressTable;
    known_browser: KnownBrowserTable;
    login_ticket: LoginTicketTable;
    guess_count: GuessCountTable;
  }
}

type Made = 'addresses' | 'browsers' | 'notices' | 'remembered' | 'returnTickets' | 'sessionIssuer' | 'sessions';
type Needs = Omit<Parameters<typeof createOwnerNotices>[0] & LoginVerificationParts & SessionIssuerParts, Made>;
type HandlerNeeds = Parameters<typeof sessionHandlers>[0] &
  Parameters<typeof openSessionHandlers>[0] &
  Parameters<typeof selfExclusionHandlers>[0];

function sessionServices(needs: Needs) {
  const sessions = createSessions(needs);
  const known = {
    ...needs,
    addresses: createKnownAddresses(needs),
    browsers: createKnownBrowsers(needs),
    notices: createOwnerNotices(needs),
    remembered: createRememberedLogins({ ...needs, sessions }),
    returnTickets: createReturnTickets(needs),
    sessions,
  };
  const { addresses, browsers, notices, remembered, returnTickets } = known;
  const sessionIssuer = createSessionIssuer(known);
  const verifications = createLoginVerifications({ ...known, sessionIssuer });
  const [loginLocks, tickets] = [createLoginLocks(needs), createTickets(known)];
  return { addresses, browsers, loginLocks, notices, remembered, returnTickets, sessionIssuer, sessions, tickets, verifications };
}

/** Who is here: how a session begins, goes on and ends. */
export const sessionModule = {
  name: 'session',
  texts: sessionTexts,
  migrations: sessionMigrations,
  events: { session: ({ memberId }) => ({ memberId }) },
  services: sessionServices,
  handlers: (needs: HandlerNeeds) => ({ ...sessionHandlers(needs), ...openSessionHandlers(needs), ...selfExclusionHandlers(needs) }),
  jobs: sessionJobs,
} satisfies PlatformModule;
