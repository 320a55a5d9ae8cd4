import type { Providers } from './providers/providers.ts';
import type { Log } from './core/log.ts';

/** One line for whoever starts a platform without stand-ins, and has named nobody who carries messages in earnest. */
export function logUndelivered({ mail, sms }: Providers, log: Log): void {
  const missing = [
    ...(mail?.delivers === false ? ['SMTP_URL and MAIL_FROM'] : []),
    ...(sms?.delivers === false ? ['SMS_GATEWAY_URL and SMS_GATEWAY_KEY'] : []),
  ];
  if (missing.length > 0)
    log.warn(
      { event: 'messages_not_sent', missing },
      `${missing.join(', ')} not set: such messages are not sent, and nothing that needs them is offered`,
    );
}
