import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * The verifier once more, as one file that asks for no other: what the site keeps for whoever has no connection. `page` is the verifier's
 * own `index.html`; the file is named as another page of that folder.
 */
export const aloneVerifier = (page: string): Plugin => ({
  name: 'alone-verifier',
  apply: 'build',
  async buildEnd(error) {
    if (error) return;
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        write: false,
        target: 'es2022',
        cssCodeSplit: false,
        modulePreload: false,
        rolldownOptions: {
          input: join(dirname(page), 'main.ts'),
          // One file has no others to find, which is all that is asked of it here; each start said so in forty lines.
          transform: { define: { 'import.meta': '{}' } },
          output: { format: 'iife', codeSplitting: false },
        },
      },
    });
    const [output] = [built].flat();
    const parts = output && 'output' in output ? output.output : [];
    const scripts = parts.flatMap((part) => (part.type === 'chunk' ? [part.code] : []));
    const sheets = parts.flatMap((part) => (part.type === 'asset' && part.fileName.endsWith('.css') ? [String(part.source)] : []));
    if (scripts.length !== 1 || sheets.length !== 1) throw new Error('The verifier is not one script and one style sheet.');
    const html = (await readFile(page, 'utf8'))
      .replace(/\s*<link rel="icon"[^>]*>/, '')
      .replace(/<script type="module"[^>]*><\/script>/, () => `<style>${sheets[0]}</style>`)
      .replace('</body>', () => `<script>${scripts[0]?.replaceAll('</script', '<\\/script')}</script>\n  </body>`);
    this.emitFile({ type: 'asset', fileName: 'verifyAlone/index.html', source: html });
  },
});
