import { languages } from '#contract/languages.ts';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { secureHeaders, NONCE, type SecureHeadersVariables } from 'hono/secure-headers';
import type { PlatformEnvironment } from '../../core/http/platformEnvironment.ts';
import { thisMachineOnly } from '../../core/http/thisMachineOnly.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import { pageLanguage } from '../../core/http/pageLanguage.ts';
import { openMessage } from '../../providers/sealedMessage.ts';
import { outboxTexts } from './outboxTexts.ts';

type Environment = { Variables: SecureHeadersVariables & PlatformEnvironment['Variables'] };

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; }
  article { border-block-start: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding-block: 1rem; }
  h2 { font-size: 1rem; margin: 0; } p { margin: .25rem 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  small { opacity: .7; }
`;

/** The last hundred messages that embedded providers sent, for whoever tries the site out. Personal data: never public. */
export function outboxRoutes({ db, brand, secrets, texts }: PlatformParts & { readonly texts: Texts }): Hono<Environment> {
  const app = new Hono<Environment>();
  app.use('/outbox', thisMachineOnly);
  app.use(
    '/outbox',
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: [NONCE],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
    }),
  );
  app.get('/outbox', async (context) => {
    const messages = (await db.selectFrom('outbox_message').selectAll().orderBy('id', 'desc').limit(100).execute()).map((row) => ({
      ...row,
      ...openMessage(secrets, row),
    }));
    const rows = messages.map(
      ({ channel, recipient, subject, body, created_at }) =>
        html` <article>
          <h2>${subject}</h2>
          <small>${channel} · ${recipient} · <time>${new Date(Number(created_at)).toISOString()}</time></small>
          <p>${body}</p>
        </article>`,
    );
    const language = pageLanguage(context.req.raw, brand);
    const write = texts.of(outboxTexts, language);
    context.header('cache-control', 'no-store');
    return context.html(
      html`<!doctype html>
        <html lang="${languages[language].locale}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>${write('title')} · ${brand.name}</title>
            <style nonce="${context.get('secureHeadersNonce') ?? ''}">
              ${style}
            </style>
          </head>
          <body>
            <main>
              <h1>${write('title')}</h1>
              <p>${write('lead')}</p>
              ${rows.length > 0 ? rows : html`<p>${write('empty')}</p>`}
            </main>
          </body>
        </html>`,
    );
  });
  return app;
}
