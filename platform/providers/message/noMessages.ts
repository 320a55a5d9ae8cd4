import type { MailProvider } from './mail.ts';
import type { SmsProvider } from './sms.ts';

/** Where messages go that nobody carries: nowhere. They are not kept either, for they hold codes and links. */
export const noMessages: MailProvider & SmsProvider = { delivers: false, send: async () => undefined };

/** Modules that end in a text message; an account by number alone could be entered by nothing else. */
const bySms = new Set(['MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3', 'MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3']);

/** Those of a brand's modules that work with this provider of text messages. */
export const workingModules = (modules: readonly string[], sms: SmsProvider | undefined): readonly string[] =>
  sms?.delivers === false ? modules.filter((module) => !bySms.has(module)) : modules;
