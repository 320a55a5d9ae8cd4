import { languages } from '#contract/languages.ts';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { PlatformEnvironment } from '../../core/http/platformEnvironment.ts';
import { pageLanguage } from '../../core/http/pageLanguage.ts';
import type { Brand } from '../../core/brand.ts';
import { thisMachineOnly } from '../../core/http/thisMachineOnly.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { EmbeddedIdentity } from '../../providers/embeddedIdentity.ts';
import { socialTexts } from './socialTexts.ts';

export interface IdentityRouteParts {
  readonly brand: Brand;
  readonly texts: Texts;
}

/** The page of an embedded identity provider: whoever comes says who they are. Never public. */
export function identityRoutes(providers: readonly EmbeddedIdentity[], { brand, texts }: IdentityRouteParts): Hono<PlatformEnvironment> {
  const app = new Hono<PlatformEnvironment>();
  const find = (id: string) => providers.find((each) => each.id === id);

  app.use('/identity/*', thisMachineOnly);
  app.get('/identity/:provider/authorize', async (context) => {
    const provider = find(context.req.param('provider'));
    const language = pageLanguage(context.req.raw, brand);
    const write = texts.of(socialTexts, language);
    const asked = provider?.read(context.req.query());
    if (!provider || !asked) return context.text(write('standIn.wrong'), 400);
    context.header('cache-control', 'no-store');
    context.header('referrer-policy', 'no-referrer');
    context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'");
    return context.html(
      html`<!doctype html>
        <html lang="${languages[language].locale}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>${provider.name}</title>
            <style>
              :root {
                color-scheme: light dark;
                font:
                  16px/1.5 system-ui,
                  sans-serif;
              }
              body {
                max-width: 24rem;
                margin: 0 auto;
                padding: 2rem 1rem;
              }
              input,
              button {
                font: inherit;
                width: 100%;
                box-sizing: border-box;
                padding: 0.5rem;
                margin-block: 0.25rem;
              }
            </style>
          </head>
          <body>
            <main>
              <h1>${provider.name}</h1>
              <p>${write('standIn.lead')}</p>
              <form method="post">
                ${Object.entries(asked).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
                <label>${write('standIn.name')} <input name="name" required maxlength="64" autocomplete="off" autofocus /></label>
                <button>${write('standIn.continue')}</button>
              </form>
            </main>
          </body>
        </html>`,
    );
  });

  app.post('/identity/:provider/authorize', async (context) => {
    const provider = find(context.req.param('provider'));
    const language = pageLanguage(context.req.raw, brand);
    const write = texts.of(socialTexts, language);
    const form = await context.req.parseBody();
    const asked = provider?.read(form);
    const name = typeof form['name'] === 'string' ? form['name'].trim().slice(0, 64) : '';
    if (!provider || !asked || name === '') return context.text(write('standIn.wrong'), 400);
    const target = new URL(asked.redirect_uri);
    target.searchParams.set('code', await provider.grant(name, asked));
    target.searchParams.set('state', asked.state);
    target.searchParams.set('iss', provider.issuer);
    return context.redirect(target.href, 303);
  });
  return app;
}
