import { createServer } from 'vite';
import relay from 'vite-plugin-relay';
import { writeOrCompare } from './writeOrCompare.ts';

/** `web/firstQueries.json`: what each address of the site asks first, as its route asks it. Vite loads the routes, with their styles. */
const server = await createServer({
  configFile: false,
  root: 'web',
  plugins: [relay],
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
  logLevel: 'error',
});
try {
  const { firstQueries } = (await server.ssrLoadModule('/testing/firstQueries.ts')) as {
    firstQueries: () => Promise<Readonly<Record<string, unknown>>>;
  };
  writeOrCompare('web/firstQueries.json', `${JSON.stringify(await firstQueries(), null, 2)}\n`);
} finally {
  await server.close();
}
