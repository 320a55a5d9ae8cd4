import { languages, type Language } from '#contract/languages.ts';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { NONCE, secureHeaders, type SecureHeadersVariables } from 'hono/secure-headers';
import type { Brand } from '../brand.ts';
import { pageLanguage } from './pageLanguage.ts';
import type { PlatformEnvironment } from './platformEnvironment.ts';
import { thisMachineOnly } from './thisMachineOnly.ts';

export type StandInEnvironment = { Variables: SecureHeadersVariables & PlatformEnvironment['Variables'] };

interface StandInPage {
  readonly title: string;
  /** More style than every such page has. */
  readonly style: string;
  readonly body: ReturnType<typeof html>;
}

/** What pages for trying out have in common. */
export interface StandInPages {
  readonly app: Hono<StandInEnvironment>;
  show(context: Context<StandInEnvironment>, page: (language: Language) => StandInPage): Response | Promise<Response>;
}

/**
 * Pages below `path` that stand in for somebody outside, for whoever tries the site out: shown under a name of this machine alone, kept and
 * framed by nobody, loading nothing. `formAction` says where their forms may lead, with what these redirect to; anywhere where it is left out.
 */
export function standInPages(path: string, brand: Brand, formAction?: readonly string[]): StandInPages {
  const app = new Hono<StandInEnvironment>();
  app.use(path, thisMachineOnly);
  app.use(
    path,
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: [NONCE],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        ...(formAction && { formAction: [...formAction] }),
      },
    }),
  );
  return {
    app,
    show(context, page) {
      const language = pageLanguage(context.req.raw, brand);
      const { title, style, body } = page(language);
      context.header('cache-control', 'no-store');
      return context.html(
        html`<!doctype html>
          <html lang="${languages[language].locale}">
            <head>
              <meta charset="utf-8" />
              <meta name="viewport" content="width=device-width" />
              <title>${title}</title>
              <style nonce="${context.get('secureHeadersNonce') ?? ''}">
                :root {
                  color-scheme: light dark;
                  font:
                    16px/1.5 system-ui,
                    sans-serif;
                }
                ${style}
              </style>
            </head>
            <body>
              <main>${body}</main>
            </body>
          </html>`,
      );
    },
  };
}
