import { verifierCache, verifierPath } from './keptPages.ts';

/** Hashes by which a policy knows what a page has written into it. */
async function hashesOf(html: string, tag: 'script' | 'style'): Promise<string> {
  const texts = [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, text = '']) => text);
  const hashes = texts.map(async (text) => {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
    return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
  });
  return (await Promise.all(hashes)).join(' ') || "'none'";
}

/** It runs what it came with, in a sandbox: the page belongs to no origin, so it reads nothing of the site, and it asks nobody for anything. */
const policyFor = async (html: string): Promise<string> =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${await hashesOf(html, 'script')}`,
    `style-src ${await hashesOf(html, 'style')}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Keeps the verifier of that address as one page of the site's own, for when there is no connection. Rejects where it cannot be had. */
export async function keepVerifier(verifier: string): Promise<void> {
  const answer = await fetch(`${verifier}/alone`, { credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (answer.status !== 200) return;
  const html = await answer.text();
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': await policyFor(html),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
  await (await caches.open(verifierCache)).put(verifierPath, new Response(html, { headers }));
}

/** The page as it was kept last; nothing else stands at its address. */
export const keptVerifier = async (): Promise<Response> =>
  (await (await caches.open(verifierCache)).match(verifierPath)) ?? new Response(null, { status: 404 });
