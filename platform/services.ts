import { createPasswords, type Passwords } from './member/passwords.ts';
import type { PlatformParts } from './parts.ts';
import { embeddedMail } from './providers/embeddedMail.ts';
import type { MailProvider } from './providers/mail.ts';
import { createAttempts, type Attempts } from './session/attempts.ts';
import { createSessions, type Sessions } from './session/sessions.ts';
import { createSeals, type Seals } from './system/seals.ts';

/** What several nouns share beside the parts. */
export interface PlatformServices {
  readonly attempts: Attempts;
  readonly mail: MailProvider;
  readonly passwords: Passwords;
  readonly seals: Seals;
  readonly sessions: Sessions;
}

export const createServices = (parts: PlatformParts): PlatformServices => ({
  attempts: createAttempts(parts),
  mail: embeddedMail(parts),
  passwords: createPasswords(parts.random),
  seals: createSeals(parts),
  sessions: createSessions(parts),
});
