import type { JobHandler } from '../core/jobs/jobHandler.ts';
import type { Log } from '../core/log.ts';
import type { PlatformParts } from '../core/parts.ts';
import type { Providers } from './providers.ts';
import { createAttempts } from '../core/limits/attempts.ts';
import { type GameVendorEndpoint, httpGameVendor } from './vendor/httpGameVendor.ts';
import { httpPayment, type PaymentEndpoint } from './payment/httpPayment.ts';
import { httpPhoneService, type PhoneEndpoint } from './httpPhoneService.ts';
import { httpSms, type SmsGateway } from './message/httpSms.ts';
import type { IdentityProvider } from './identity/identityProvider.ts';
import type { OpenIdClient } from './identity/openIdDiscovery.ts';
import { openIdProvider } from './identity/openIdProvider.ts';
import { noMessages } from './message/noMessages.ts';
import { deliveryJobs, queuedMail, queuedSms } from './outgoing.ts';
import { smtpMail, type SmtpServer } from './message/smtpMail.ts';

/** Who carries messages and says who somebody is, as the settings name them; undefined where they name nobody. */
export interface ProviderConfig {
  /** Whether the stand-ins are there: the outbox page, and providers to sign in through as anybody. */
  readonly outbox: boolean;
  readonly smsGateway: SmsGateway | undefined;
  readonly smtp: SmtpServer | undefined;
  readonly phoneService: PhoneEndpoint | undefined;
  readonly payment: PaymentEndpoint | undefined;
  readonly identityProviders: readonly OpenIdClient[];
  readonly gameVendors: readonly GameVendorEndpoint[];
}

/** What stands in place of the embedded providers: what the settings name, and where there are no stand-ins nothing at all. */
export interface RealProviders {
  readonly providers: Providers;
  readonly identityProviders: readonly IdentityProvider[];
  /** Carry out what is queued. */
  readonly jobs: readonly JobHandler[];
}

/** Asks nobody anything: a provider that is away must not keep the platform from starting. */
export function realProviders(
  parts: Pick<PlatformParts, 'db' | 'clock' | 'random' | 'secrets' | 'jobs'>,
  { outbox, smsGateway, smtp, phoneService, payment, identityProviders, gameVendors }: ProviderConfig,
  log: Log,
): RealProviders {
  const transports = { ...(smsGateway ? { sms: httpSms(smsGateway) } : {}), ...(smtp ? { mail: smtpMail(smtp) } : {}) };
  return {
    providers: {
      ...(outbox ? {} : { sms: noMessages, mail: noMessages }),
      ...(smsGateway ? { sms: queuedSms(parts) } : {}),
      ...(smtp ? { mail: queuedMail(parts) } : {}),
      ...(phoneService ? { phoneService: httpPhoneService({ ...parts, attempts: createAttempts(parts) }, phoneService) } : {}),
      ...(payment ? { payment: httpPayment(parts, payment) } : {}),
      gameVendors: new Map(gameVendors.map((each) => [each.code, httpGameVendor(parts.clock, each)])),
    },
    identityProviders: identityProviders.map((each) => openIdProvider(parts.clock, each)),
    jobs: deliveryJobs({ ...parts, log }, transports),
  };
}
