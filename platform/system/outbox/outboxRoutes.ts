import type { Hono } from 'hono';
import { html } from 'hono/html';
import { type StandInEnvironment, standInPages } from '../../core/http/standInPages.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import { openMessage } from '../../providers/message/sealedMessage.ts';
import { outboxTexts } from './outboxTexts.ts';

const style = `
  body { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; }
  article { border-block-start: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding-block: 1rem; }
  h2 { font-size: 1rem; margin: 0; } p { margin: .25rem 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  small { opacity: .7; }
`;

/** The last hundred messages that embedded providers sent, for whoever tries the site out. Personal data: never public. */
export function outboxRoutes({ db, brand, secrets, texts }: PlatformParts & { readonly texts: Texts }): Hono<StandInEnvironment> {
  const { app, show } = standInPages('/outbox', brand, ["'none'"]);
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
    return show(context, (language) => {
      const write = texts.of(outboxTexts, language);
      return {
        title: `${write('title')} · ${brand.name}`,
        style,
        body: html`<h1>${write('title')}</h1>
          <p>${write('lead')}</p>
          ${rows.length > 0 ? rows : html`<p>${write('empty')}</p>`}`,
      };
    });
  });
  return app;
}
