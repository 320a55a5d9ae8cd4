import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

type Chunk = Rollup.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

const read = (file: string): string => readFileSync(new URL(`../../web/styles/${file}`, import.meta.url), 'utf8');

/** The rules of the frame that `index.html` shows, with all that every page begins with; no letter of it is in a fetched font. */
export function frameStyles(): string {
  const rules = read('base.css').replace(/@import url\('\.\/(.+?)'\);/g, (_all, file: string) => (file === 'fonts.css' ? '' : read(file)));
  return rules
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1');
}

/**
 * Asks for the code once the frame has been seen: before, it would take the line and the processor from the frame. It waits 60 ms at most
 * for the browser's word that it was; who looks at another tab is shown no frame, and waits for none.
 */
const begin = `
      var painted = new Promise(function (done) {
        if (document.hidden) return done();
        new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
        requestAnimationFrame(function () { setTimeout(done, 60); });
        setTimeout(done, 500);
      });
      painted.then(function () {
        document.querySelectorAll('link[data-rel]').forEach(function (link) {
          // The banner goes before it on the line, wherever it has not come yet.
          if (link.dataset.rel === 'modulepreload') link.fetchPriority = 'low';
          link.rel = link.dataset.rel;
        });
      });
    `;

/**
 * As a module it waits for the end of the page, with the first answer in it, and for the style sheet before it. Each file is run by itself,
 * the ones that others need first: run as one, they keep a slow processor from a press, or a frame, for as long as all of them take.
 * The first number that a browser's process writes costs it 14 ms, whatever the language: it is asked for while nothing but the line is at work.
 */
const run = (modules: readonly string[], entry: string): string => `await painted;
      new Intl.NumberFormat();
      for (var file of ${JSON.stringify(modules)}) {
        await import(file);
        await new Promise(function (done) { setTimeout(done); });
      }
      await import(${JSON.stringify(entry)});`;

const later = (rel: string, href: string, more: Record<string, string> = {}): HtmlTagDescriptor => ({
  tag: 'link',
  injectTo: 'head',
  attrs: { 'data-rel': rel, ...more, crossorigin: true, href },
});

/**
 * The built page paints its frame of what stands in it: no style sheet has to come before, and code is asked for after. The chunk that
 * every public screen shares is asked for with the rest, not once the entry has run.
 */
export const paintFirst = (): Plugin => ({
  name: 'paint-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(built, { bundle = {} }) {
      const shared = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.name === 'public') as Chunk | undefined;
      const files = { entry: '', modules: [] as string[], sheets: [] as string[] };
      const html = built
        .replace(/\s*<script type="module" crossorigin src="([^"]+)"><\/script>/, (_all, src: string) => ((files.entry = src), ''))
        .replace(/\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g, (_all, href: string) => (files.modules.push(href), ''))
        .replace(/\s*<link rel="stylesheet" crossorigin href="([^"]+)">/g, (_all, href: string) => (files.sheets.push(href), ''));
      if (files.entry === '' || files.sheets.length === 0) throw new Error('The built page has no entry or no style sheet.');
      const tags: HtmlTagDescriptor[] = [
        { tag: 'style', injectTo: 'head', children: frameStyles() },
        { tag: 'script', injectTo: 'head', children: begin },
        ...[files.entry, ...files.modules, ...(shared ? [`/${shared.fileName}`] : [])].map((href) => later('modulepreload', href)),
        ...[...(shared?.viteMetadata?.importedCss ?? [])].map((file) => later('preload', `/${file}`, { as: 'style' })),
        ...files.sheets.map((href) => ({ tag: 'link', injectTo: 'body' as const, attrs: { rel: 'stylesheet', crossorigin: true, href } })),
        { tag: 'script', injectTo: 'body', attrs: { type: 'module' }, children: run(files.modules, files.entry) },
      ];
      return { html, tags };
    },
  },
});
