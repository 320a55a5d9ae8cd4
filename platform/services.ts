import { createAffiliates } from './agents/agent/affiliates.ts';
import { createAuthenticators } from './identity/authenticator/authenticators.ts';
import { createGuessablePasswords } from './identity/member/guessablePasswords.ts';
import { createMembers } from './identity/member/members.ts';
import { createPasswords, type PasswordWork } from './identity/passwordHashing/passwords.ts';
import type { PlatformParts } from './parts.ts';
import { createRecoveryLinks } from './identity/password/recoveryLinks.ts';
import { embeddedMail } from './providers/embeddedMail.ts';
import { embeddedPhoneService } from './providers/embeddedPhoneService.ts';
import { embeddedSms } from './providers/embeddedSms.ts';
import type { MailProvider } from './providers/mail.ts';
import type { PhoneService } from './providers/phoneService.ts';
import type { SmsProvider } from './providers/sms.ts';
import { createAttempts } from './identity/session/attempts.ts';
import { createSessionIssuer } from './identity/session/sessionIssuer.ts';
import { createKnownAddresses } from './identity/session/knownAddresses.ts';
import { createKnownBrowsers } from './identity/session/knownBrowsers.ts';
import { createLoginVerifications } from './identity/session/loginVerifications.ts';
import { createOwnerNotices } from './identity/session/ownerNotices.ts';
import { createRememberedLogins } from './identity/session/rememberedLogins.ts';
import { createReturnTickets } from './identity/session/returnTickets.ts';
import { createSessions } from './identity/session/sessions.ts';
import { createTickets } from './identity/session/tickets.ts';
import { createSocialIdentities } from './identity/social/socialIdentities.ts';
import { createPayloadEncryption } from './core/secrets/payloadEncryption.ts';
import { createSiteAccess } from './system/site/siteAccess.ts';
import { createCaptchas } from './identity/verification/captchas.ts';
import { createChallenges } from './identity/verification/challenges.ts';
import { createCodes } from './identity/verification/codes.ts';
import { createPhoneProofs } from './identity/verification/phoneProofs.ts';
import { createSmsLimits } from './identity/verification/smsLimits.ts';

/** Providers put in place of the embedded ones. */
export interface Providers {
  readonly mail?: MailProvider;
  readonly sms?: SmsProvider;
  readonly phoneService?: PhoneService;
}

export function createServices(parts: PlatformParts, providers: Providers = {}, passwordWork?: PasswordWork) {
  const known = {
    ...parts,
    addresses: createKnownAddresses(parts),
    affiliates: createAffiliates(parts),
    attempts: createAttempts(parts),
    browsers: createKnownBrowsers(parts),
    guessable: createGuessablePasswords(parts.brand),
    mail: providers.mail ?? embeddedMail(parts),
    members: createMembers(parts),
    passwords: createPasswords(parts.random, passwordWork),
    recoveryLinks: createRecoveryLinks(parts),
    remembered: createRememberedLogins(parts),
    returnTickets: createReturnTickets(parts),
    payloadEncryption: createPayloadEncryption(parts),
    sessions: createSessions(parts),
    sms: providers.sms ?? embeddedSms(parts),
    socialIdentities: createSocialIdentities(parts),
    tickets: createTickets(parts),
    siteAccess: createSiteAccess(parts.brand.access),
  };
  const smsLimits = createSmsLimits(known);
  const told = { ...known, smsLimits, notices: createOwnerNotices({ ...known, smsLimits }) };
  const proofs = {
    ...told,
    authenticators: createAuthenticators(known),
    captchas: createCaptchas(known),
    challenges: createChallenges(known),
    codes: createCodes(known),
    sessionIssuer: createSessionIssuer(told),
    phoneProofs: createPhoneProofs(known),
  };
  return {
    ...proofs,
    phoneService: providers.phoneService ?? embeddedPhoneService(proofs),
    verifications: createLoginVerifications(proofs),
  };
}
