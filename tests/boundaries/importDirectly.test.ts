import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importDirectly } from '../../scripts/building/importDirectly.ts';

interface Output {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly isEntry: boolean;
  code: string;
}

const site = fileURLToPath(new URL('../../web/', import.meta.url));

/** What is left of these chunks, by the name of the file, and what was written beside them. */
function built(chunks: Readonly<Record<string, { code: string; module?: string; isEntry?: boolean }>>) {
  const bundle: Record<string, Output> = {};
  for (const [name, { code, module, isEntry = false }] of Object.entries(chunks))
    bundle[`assets/${name}`] = {
      type: 'chunk',
      fileName: `assets/${name}`,
      facadeModuleId: module === undefined ? null : site + module,
      isEntry,
      code,
    };
  const emitted: Record<string, string> = {};
  const context = { emitFile: ({ fileName, source }: { fileName: string; source: string }) => void (emitted[fileName] = source) };
  const { handler } = importDirectly().generateBundle as unknown as {
    handler(this: typeof context, options: object, bundle: object): void;
  };
  handler.call(context, {}, bundle);
  const left = Object.values(bundle).map(({ fileName, code }) => [fileName.replace('assets/', ''), code]);
  return { left: Object.fromEntries(left) as Record<string, string>, places: JSON.parse(emitted['.vite/passages.json'] ?? '') as object };
}

const login = { code: 'const t=1,n=2;export{t,n as r};' };

test('what only passes a part on is not there; who asks for the part asks the chunk that has it, by the names that it had', () => {
  const { left, places } = built({
    'main-1.js': { code: 'const a=()=>p(()=>import(`./LoginDialog-2.js`),[]);const b=import("./Sms-4.js")', isEntry: true },
    'LoginDialog-2.js': { code: 'export{t as LoginDialog,r}from"./login-3.js";\n', module: 'dialogs/login/LoginDialog.tsx' },
    'login-3.js': login,
    'Sms-4.js': { code: 'import{t}from"./login-3.js";export{t as Sms};', module: 'dialogs/login/Sms.tsx' },
  });
  expect(left).toEqual({
    'main-1.js': 'const a=()=>p(()=>import(`./login-3.js`).then(from=>({LoginDialog:from.t,r:from.r})),[]);const b=import("./Sms-4.js")',
    'login-3.js': login.code,
    'Sms-4.js': 'import{t}from"./login-3.js";export{t as Sms};',
  });
  expect(places).toEqual({ 'dialogs/login/LoginDialog.tsx': 'assets/login-3.js' });
});

test('an entry stays, whatever it does: the page names it', () => {
  const { left, places } = built({ 'main-1.js': { code: 'export{t}from"./login-3.js";', isEntry: true }, 'login-3.js': login });
  expect(Object.keys(left)).toEqual(['main-1.js', 'login-3.js']);
  expect(places).toEqual({});
});
