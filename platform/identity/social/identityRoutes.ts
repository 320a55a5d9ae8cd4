import type { Hono } from 'hono';
import { html } from 'hono/html';
import { pageLanguage } from '../../core/http/pageLanguage.ts';
import { readForm } from '../../core/http/readForm.ts';
import type { Brand } from '../../core/brand.ts';
import { type StandInEnvironment, standInPages } from '../../core/http/standInPages.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { EmbeddedIdentity } from '../../providers/embedded/embeddedIdentity.ts';
import { socialTexts } from './socialTexts.ts';

export interface IdentityRouteParts {
  readonly brand: Brand;
  readonly texts: Texts;
}

const style = `
  body { max-width: 24rem; margin: 0 auto; padding: 2rem 1rem; }
  input, button { font: inherit; width: 100%; box-sizing: border-box; padding: .5rem; margin-block: .25rem; }
`;

/** The page of an embedded identity provider: whoever comes says who they are. Never public. */
export function identityRoutes(providers: readonly EmbeddedIdentity[], { brand, texts }: IdentityRouteParts): Hono<StandInEnvironment> {
  // Its form is answered by a redirect to the site, whose origin only the request names.
  const { app, show } = standInPages('/identity/*', brand);
  const find = (id: string) => providers.find((each) => each.id === id);

  app.get('/identity/:provider/authorize', async (context) => {
    const provider = find(context.req.param('provider'));
    const asked = provider?.read(context.req.query());
    if (!provider || !asked) return context.text(texts.of(socialTexts, pageLanguage(context.req.raw, brand))('standIn.wrong'), 400);
    return show(context, (language) => {
      const write = texts.of(socialTexts, language);
      return {
        title: provider.name,
        style,
        body: html`<h1>${provider.name}</h1>
          <p>${write('standIn.lead')}</p>
          <form method="post">
            ${Object.entries(asked).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
            <label>${write('standIn.name')} <input name="name" required maxlength="64" autocomplete="off" autofocus /></label>
            <button>${write('standIn.continue')}</button>
          </form>`,
      };
    });
  });

  app.post('/identity/:provider/authorize', async (context) => {
    const provider = find(context.req.param('provider'));
    const language = pageLanguage(context.req.raw, brand);
    const write = texts.of(socialTexts, language);
    const form = Object.fromEntries(await readForm(context.req.raw));
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
