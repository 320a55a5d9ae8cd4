import { expect, type APIRequestContext } from '@playwright/test';

export interface SentMessage {
  readonly channel: string;
  readonly subject: string;
  readonly body: string;
}

/** What the embedded providers sent, read from the platform's own page as whoever tries the site out reads it. */
export interface Outbox {
  /** Messages to an E.164 number or a mail address, newest first. */
  messagesTo(recipient: string): Promise<readonly SentMessage[]>;
  /** The six digits of the newest text message to an E.164 number, once `sent` of them are there. */
  smsCode(mobile: string, sent?: number): Promise<string>;
  /** The six digits of the newest mail to an address, once `sent` mails with digits are there. */
  mailCode(address: string, sent?: number): Promise<string>;
  /** The link in the newest mail to an address that has one, once `sent` such mails are there. */
  mailLink(address: string, sent?: number): Promise<string>;
}

const marks: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const unescape = (text: string): string => text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (mark) => marks[mark] ?? mark);

const article = /<article>\s*<h2>(.*?)<\/h2>\s*<small>(.*?) · (.*?) · <time>.*?<\/small>\s*<p>(.*?)<\/p>\s*<\/article>/gs;

/** Where the shared stack's platform is. */
function platformOrigin(): string {
  const platform = process.env['PLATFORM'];
  if (platform === undefined) throw new Error('PLATFORM is not set: the journeys are started by Playwright with its configuration.');
  return platform;
}

/** `browser` is a page or a context; `platform` the origin of the stack's platform, by default that of the shared stack. */
export function outboxOf(browser: { readonly request: APIRequestContext }, platform: string = platformOrigin()): Outbox {
  const messagesTo = async (recipient: string): Promise<readonly SentMessage[]> => {
    const page = await (await browser.request.get(`${platform}/outbox`, { maxRetries: 2 })).text();
    return [...page.matchAll(article)]
      .map(([, subject = '', channel = '', to = '', body = '']) => ({
        channel,
        subject: unescape(subject),
        to: unescape(to),
        body: unescape(body),
      }))
      .filter(({ to }) => to === recipient);
  };
  /** The newest match, once there are `sent` of them. */
  const newest = async (channel: string, recipient: string, pattern: RegExp, sent: number): Promise<string> => {
    const found = async () => {
      const messages = (await messagesTo(recipient)).filter((message) => message.channel === channel);
      return messages.flatMap(({ body }) => pattern.exec(body)?.[0] ?? []);
    };
    await expect
      .poll(async () => (await found()).length, { message: `${sent} × ${channel} to ${recipient} in the outbox` })
      .toBeGreaterThanOrEqual(sent);
    return (await found())[0] ?? '';
  };
  return {
    messagesTo,
    smsCode: (mobile, sent = 1) => newest('sms', mobile, /\b\d{6}\b/, sent),
    mailCode: (address, sent = 1) => newest('mail', address, /\b\d{6}\b/, sent),
    mailLink: (address, sent = 1) => newest('mail', address, /https?:\/\/\S+/, sent),
  };
}
