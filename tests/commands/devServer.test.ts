import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { createServer } from 'vite';
import { descriptionPath } from '../../gateway/graphiql/operationPanel.ts';
import { pictureUses } from '../../gateway/http/uploads/pictureUses.ts';
import { portOf } from '#contract/portOf.ts';

const asked: (string | undefined)[] = [];
const gateway = createHttpServer((request, response) => {
  asked.push(request.url);
  response.end();
}).listen(0, '127.0.0.1');
await once(gateway, 'listening');
afterAll(() => gateway.close());

test('while working, what the gateway answers goes there: operations, the bar of GraphiQL, pictures', async () => {
  process.env['GATEWAY_ORIGIN'] = `http://127.0.0.1:${portOf(gateway)}`;
  const vite = await createServer({
    configFile: 'vite.config.ts',
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, strictPort: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  }).finally(() => delete process.env['GATEWAY_ORIGIN']);
  await vite.listen();
  const paths = ['/graphql', descriptionPath, ...Object.keys(pictureUses)];
  try {
    const [site = ''] = vite.resolvedUrls?.local ?? [];
    for (const path of paths) await fetch(new URL(path, site), { method: 'POST' });
  } finally {
    await vite.close();
  }
  expect(asked).toEqual(paths);
});
