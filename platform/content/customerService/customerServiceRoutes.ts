import { type Language, languages } from '#contract/languages.ts';
import type { BrandColours } from '#contract/system/brandColours.ts';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { NONCE, secureHeaders, type SecureHeadersVariables } from 'hono/secure-headers';
import { CallRefusal } from '../../core/http/handler.ts';
import type { PlatformEnvironment } from '../../core/http/platformEnvironment.ts';
import { readForm } from '../../core/http/readForm.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { MailProvider } from '../../providers/message/mail.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import { hourlyLimit } from '../../core/limits/attemptLimits.ts';
import { customerServiceTexts } from './customerServiceTexts.ts';
import { type PagePreferences, pagePreferences, preferenceSearch } from './pagePreferences.ts';
import type { Texts } from '../../core/text/texts.ts';

interface CustomerServiceParts extends PlatformParts {
  readonly attempts: Attempts;
  readonly mail: MailProvider;
  readonly texts: Texts;
}

type Environment = { Variables: SecureHeadersVariables & PlatformEnvironment['Variables'] };

const longest = { contact: 120, message: 1_000 };
/** Of all who write: whoever names a thousand addresses fills nobody's letter box. */
const everybody = { scope: 'service:everybody', limit: 300, window: 3_600_000 };
const statusOf = { sent: 200, tooMany: 429, incomplete: 400 } as const;
type Outcome = keyof typeof statusOf;

/** The site's colours and shapes, as far as one form needs them; without a theme in its address the page follows the system's. */
const styleOf = ({ light, dark }: BrandColours): string => `
  :root { color-scheme: light dark; } :root[data-theme=light] { color-scheme: light; } :root[data-theme=dark] { color-scheme: dark; }
  :root { font: 16px/1.5 system-ui, sans-serif;
    --paper: light-dark(${light.paper}, ${dark.paper}); --card: light-dark(${light.card}, ${dark.card}); --ink: light-dark(${light.ink}, ${dark.ink}); --ink-soft: light-dark(${light.inkSoft}, ${dark.inkSoft});
    --action: light-dark(${light.action}, ${dark.action}); --action-ink: light-dark(${light.actionInk}, ${dark.actionInk}); --action-soft: light-dark(${light.actionSoft}, ${dark.actionSoft}); --line: light-dark(${light.fieldLine}, ${dark.fieldLine}); }
  body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink); }
  main { max-width: 26rem; box-sizing: border-box; margin: 0 auto; padding: 1.25rem; }
  @media (min-width: 40rem) { main { margin-block-start: 3rem; padding: 2rem; background: var(--card); border-radius: 14px; box-shadow: 0 8px 24px rgb(0 0 0 / 10%); } }
  h1 { margin: 0 0 .75rem; font-size: 1.375rem; line-height: 1.3; } p { margin: 0 0 1rem; } .lead, .mail { color: var(--ink-soft); }
  label { display: block; margin-block-end: 1rem; font-weight: 600; }
  input, textarea, button { display: block; width: 100%; box-sizing: border-box; margin-block-start: .375rem; padding: .625rem .75rem; font: inherit; font-weight: 400; border-radius: 10px; }
  input, textarea { border: 1px solid var(--line); background: var(--card); color: inherit; } textarea { resize: vertical; }
  button { margin-block: 1.25rem; border: 1px solid transparent; background: var(--action); color: var(--action-ink); font-weight: 600; min-height: 44px; cursor: pointer; }
  a { color: var(--action); overflow-wrap: anywhere; } :focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
  [role=status], [role=alert] { padding: .75rem; border-radius: 10px; background: var(--action-soft); }
`;

interface Letter {
  readonly contact: string;
  readonly message: string;
}

// A form is sent with two characters for a line break, of which the browser counted one.
const typed = (value: FormDataEntryValue | null, most: number): string =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim().slice(0, most) : '';
const letterOf = (form: FormData): Letter => ({
  contact: typed(form.get('contact'), longest.contact),
  message: typed(form.get('message'), longest.message),
});

/** The house's own desk: how to reach it, and a message to leave. Open to everybody, also to those whom the site is closed for. */
export function customerServiceRoutes({ db, brand, attempts, mail, texts }: CustomerServiceParts): Hono<Environment> {
  const app = new Hono<Environment>();
  app.use(
    '/service',
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: [NONCE],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    }),
  );

  /** What was not sent stands in the form again. */
  const page = (preferences: PagePreferences, nonce: string | undefined, outcome?: Outcome, letter?: Letter) => {
    const { language, theme } = preferences;
    const write = texts.of(customerServiceTexts, language);
    return html`<!doctype html>
      <html lang="${languages[language].locale}" ${theme ? html`data-theme="${theme}"` : ''}>
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${write('title')} · ${brand.name}</title>
          <style nonce="${nonce ?? ''}">
            ${raw(styleOf(brand.colours))}
          </style>
        </head>
        <body>
          <main>
            <h1>${write('title')}</h1>
            ${outcome ? html`<p role="${outcome === 'sent' ? 'status' : 'alert'}">${write(outcome)}</p>` : ''}
            ${
              outcome === 'sent'
                ? ''
                : html`<p class="lead">${write('lead')}</p>
                    <form method="post" action="/service${preferenceSearch(preferences)}">
                      <label
                        >${write('contact')}<input
                          name="contact"
                          value="${letter?.contact ?? ''}"
                          required
                          maxlength="${longest.contact}"
                          autocomplete="email"
                      /></label>
                      <label
                        >${write('message')}<textarea name="message" required rows="4" maxlength="${longest.message}">
${letter?.message ?? ''}</textarea>
                      </label>
                      <button>${write('send')}</button>
                    </form>`
            }
            <p class="mail">${write('mail')} <a href="mailto:${brand.serviceMail}">${brand.serviceMail}</a></p>
          </main>
        </body>
      </html>`;
  };

  const take = async ({ contact, message }: Letter, address: string, language: Language): Promise<Outcome> => {
    if (contact === '' || message === '') return 'incomplete';
    try {
      await attempts.consume([...hourlyLimit('service', address, 5), everybody]);
    } catch (error) {
      if (error instanceof CallRefusal) return 'tooMany';
      throw error;
    }
    // In the language to answer in.
    const write = texts.of(customerServiceTexts, language);
    // On one line: it stands at the head of a mail's text, where a line of its own could pass for another field.
    await mail.send(db, {
      recipient: brand.serviceMail,
      subject: write('letter.subject', { brand: brand.name }),
      body: write('letter.body', { contact: contact.replaceAll(/\s+/g, ' '), message }),
    });
    return 'sent';
  };

  app.get('/service', (context) => {
    context.header('cache-control', 'no-store');
    return context.html(page(pagePreferences(context.req.raw, brand), context.get('secureHeadersNonce')));
  });
  app.post('/service', async (context) => {
    const preferences = pagePreferences(context.req.raw, brand);
    const letter = letterOf(await readForm(context.req.raw));
    const outcome = await take(letter, context.var.address, preferences.language);
    context.header('cache-control', 'no-store');
    return context.html(page(preferences, context.get('secureHeadersNonce'), outcome, letter), statusOf[outcome]);
  });
  return app;
}
