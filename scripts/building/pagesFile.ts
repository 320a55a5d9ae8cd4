import { readFileSync } from 'node:fs';
import type { Plugin, Rollup } from 'vite';
import { firstNamespaces } from '../../web/i18n/firstNamespaces.ts';
import { localeOf } from '../../web/i18n/languageCodes.ts';
import { fetchedLanguages, resourceLanguages } from '../../web/i18n/languages.ts';
import { overlayNames } from '../../web/overlays/overlayParameters.ts';
import { questionAddress } from '../../web/relay/queryAddress.ts';
import { sitePathAt } from '../../web/shell/pageHead/sitePages.ts';
import { needsScriptText, pageTexts, shortcutTexts, sitePageRows, slowText, startingText } from './pageTexts.ts';
import { narrowScreen } from '../../web/shell/banners/narrowScreen.ts';

type Bundle = Rollup.OutputBundle;
type Chunk = Rollup.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

const read = <Content>(file: string): Content => JSON.parse(readFileSync(new URL(`../../web/${file}`, import.meta.url), 'utf8')) as Content;

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((output) => output.type === 'chunk');

/** A chunk with all that it imports. */
function closure(bundle: Bundle, chunk: Chunk, into = new Set<Chunk>()): Set<Chunk> {
  if (into.has(chunk)) return into;
  into.add(chunk);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') closure(bundle, imported, into);
  }
  return into;
}

/** Whether a screen says nothing that is not in the first texts: its namespace is called as its folder. */
const saysFirstTexts = ({ moduleIds }: Chunk): boolean =>
  firstNamespaces.some((namespace) => moduleIds.some((id) => id.includes(`/screens/${namespace}/`)));

/** What the gateway reads to send a page with its first answer: see `gateway/http/page/pages.ts`. */
function describePages(bundle: Bundle) {
  const chunks = chunksOf(bundle);
  const find = (module: string): Chunk => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!found) throw new Error(`There is no chunk for ${module}.`);
    return found;
  };
  const entry = chunks.find(({ isEntry }) => isEntry);
  const shared = chunks.find(({ name }) => name === 'public');
  // What the page names already.
  const first = new Set([entry, shared].flatMap((chunk) => (chunk ? [...closure(bundle, chunk)] : [])));
  const persisted = new Map(
    Object.entries(read<Record<string, string>>('relay/persisted.json')).map(([id, text]) => [/^query (\w+)/.exec(text)?.[1], id]),
  );
  const routes = Object.entries(read<Record<string, { query: string; variables: Record<string, unknown> }>>('firstQueries.json')).map(
    ([path, { query, variables }]) => {
      // Relay names a query by the module that it stands in.
      const screen = find(`${query.replace(/Query$/, '')}.tsx`);
      const needed = [...closure(bundle, screen), ...(saysFirstTexts(screen) ? [] : [find('i18n/otherTexts.ts')])].filter(
        (chunk) => !first.has(chunk),
      );
      const id = persisted.get(query);
      if (id === undefined) throw new Error(`${query} is not persisted.`);
      const styles = needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
      return [
        path,
        {
          page: sitePathAt(path),
          address: questionAddress(id, variables),
          anySearch: Object.keys(variables).length === 0,
          modules: needed.map(({ fileName }) => `/${fileName}`),
          styles: styles.map((file) => `/${file}`),
        },
      ] as const;
    },
  );
  const languages = resourceLanguages.map(
    (language) =>
      [
        language,
        {
          locale: localeOf(language),
          modules: fetchedLanguages(language).map((code) => `/${find(`firstTexts/${code}.ts`).fileName}`),
          texts: pageTexts(language),
          shortcuts: shortcutTexts(language),
          slow: slowText(language),
          needsScript: needsScriptText(language),
          starting: startingText(language),
        },
      ] as const,
  );
  return {
    routes: Object.fromEntries(routes),
    pages: sitePageRows(),
    overlayNames: overlayNames.source,
    languages: Object.fromEntries(languages),
    narrowScreen,
  };
}

/** Writes `.vite/pages.json` beside the manifest. */
export const pagesFile = (): Plugin => ({
  name: 'pages-file',
  apply: 'build',
  generateBundle(_options, bundle) {
    this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(describePages(bundle), null, 1) });
  },
});
