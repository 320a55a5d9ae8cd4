import type { TestPlatform } from './openPlatform.ts';

/** Says `name` on the page of the stand-in provider at `url`, as a browser does; answers where that sends it back to. */
export async function sayAtProvider(platform: TestPlatform, name: string, url: string): Promise<URL> {
  const page = await (await platform.fetch(url)).text();
  if (!page.includes('<form method="post">')) throw new Error(`no page of a provider: ${page}`);
  const asked = new URL(url);
  const form = new URLSearchParams([...asked.searchParams, ['name', name]]);
  const response = await platform.fetch(asked.origin + asked.pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  });
  return new URL(response.headers.get('location') ?? '');
}
