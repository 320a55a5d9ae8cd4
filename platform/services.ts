import { createAffiliates } from './agent/affiliates.ts';
import { createAuthenticators } from './authenticator/authenticators.ts';
import { createGuessablePasswords } from './member/guessablePasswords.ts';
import { createMembers } from './member/members.ts';
import { createPasswords, type PasswordWork } from './passwordHashing/passwords.ts';
import type { PlatformParts } from './parts.ts';
import { createRecoveryLinks } from './password/recoveryLinks.ts';
import { embeddedMail } from './providers/embeddedMail.ts';
import { embeddedPhoneService } from './providers/embeddedPhoneService.ts';
import { embeddedSms } from './providers/embeddedSms.ts';
import type { MailProvider } from './providers/mail.ts';
import type { PhoneService } from './providers/phoneService.ts';
import type { SmsProvider } from './providers/sms.ts';
import { createAttempts } from './session/attempts.ts';
import { createSessionIssuer } from './session/sessionIssuer.ts';
import { createKnownAddresses } from './session/knownAddresses.ts';
import { createKnownBrowsers } from './session/knownBrowsers.ts';
import { createLoginVerifications } from './session/loginVerifications.ts';
import { createOwnerNotices } from './session/ownerNotices.ts';
import { createRememberedLogins } from './session/rememberedLogins.ts';
import { createReturnTickets } from './session/returnTickets.ts';
import { createSessions } from './session/sessions.ts';
import { createTickets } from './session/tickets.ts';
import { createSocialIdentities } from './social/socialIdentities.ts';
import { createPayloadEncryption } from './system/payloadEncryption.ts';
import { createSiteAccess } from './site/siteAccess.ts';
import { createCaptchas } from './verification/captchas.ts';
import { createChallenges } from './verification/challenges.ts';
import { createCodes } from './verification/codes.ts';
import { createPhoneProofs } from './verification/phoneProofs.ts';
import { createSmsLimits } from './verification/smsLimits.ts';

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
