import { expiry } from '../../core/jobs/expiry.ts';
import type { JobHandler } from '../../core/jobs/jobHandler.ts';
import type { Log } from '../../core/log.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { countGuesses, guessWindow } from './guard/guessAlarm.ts';
import { addressKeptFor } from './knownAddresses.ts';
import { browserKeptFor } from './knownBrowsers.ts';
import { verificationKeptFor } from './loginVerification/loginVerifications.ts';
import { sessionKeptFor } from './sessions.ts';

/** What becomes of sessions, and of what led to them, later. */
export const sessionJobs = (parts: PlatformParts & { readonly log: Log }): readonly JobHandler[] => [
  countGuesses(parts),
  expiry(parts, { table: 'guess_count', column: 'since', keptFor: guessWindow }),
  expiry(parts, { table: 'known_address', column: 'last_seen_at', keptFor: addressKeptFor }),
  expiry(parts, { table: 'known_browser', column: 'last_seen_at', keptFor: browserKeptFor }),
  expiry(parts, { table: 'login_ticket', column: 'expires_at' }),
  expiry(parts, { table: 'login_verification', column: 'expires_at', keptFor: verificationKeptFor }),
  expiry(parts, { table: 'member_session', column: 'expires_at', keptFor: sessionKeptFor }),
  expiry(parts, { table: 'remembered_login', column: 'expires_at' }),
];
