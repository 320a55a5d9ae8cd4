import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { Brand } from '../../core/brand.ts';
import { CallRefusal } from '../../core/http/handler.ts';
import type { PlatformEnvironment } from '../../core/http/platformEnvironment.ts';
import { readText } from '../../core/http/readText.ts';

/** A chat page is told no, by a code that it has words for. */
export class ChatRefusal extends Error {
  readonly code: ChatRefusalCode;
  constructor(code: ChatRefusalCode) {
    super(code);
    this.code = code;
  }
}

const statusOf = {
  bad_request: 400,
  not_here: 401,
  foreign_page: 403,
  not_found: 404,
  too_long: 413,
  json_only: 415,
  full: 503,
} as const satisfies Record<string, ContentfulStatusCode>;
type ChatRefusalCode = keyof typeof statusOf;

const bodyBytes = 16 * 1024;

/** The body, where it is JSON of that shape. Throws `ChatRefusal`. */
export async function bodyOf<Shape extends z.ZodType>(context: Context, shape: Shape): Promise<z.output<Shape>> {
  try {
    return shape.parse(JSON.parse((await readText(context.req.raw)) ?? ''));
  } catch {
    throw new ChatRefusal('bad_request');
  }
}

/** Routes of a chat page: JSON alone, asked by pages of this very origin alone, whose cookies would else be anybody's to use. */
export function chatApp({ origins }: Pick<Brand, 'origins'>, path: string): Hono<PlatformEnvironment> {
  const app = new Hono<PlatformEnvironment>();
  app.use(path, async (context, next) => {
    await next();
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store');
  });
  app.use(path, async ({ req }, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      const origin = req.header('origin');
      const site = req.header('sec-fetch-site');
      if ((origin !== undefined && !origins.includes(origin)) || (site !== undefined && site !== 'same-origin'))
        throw new ChatRefusal('foreign_page');
      if (!/^application\/json(; ?charset=utf-8)?$/i.test(req.header('content-type') ?? '')) throw new ChatRefusal('json_only');
    }
    await next();
  });
  app.use(path, bodyLimit({ maxSize: bodyBytes, onError: () => Promise.reject(new ChatRefusal('too_long')) }));
  app.onError((error, context) => {
    if (error instanceof ChatRefusal) return context.json({ error: error.code }, statusOf[error.code]);
    // Anything else is a fault of ours, which whoever carries these routes logs and masks.
    if (!(error instanceof CallRefusal && error.code === 'too_many_attempts')) throw error;
    const { retryAfterSeconds = 1 } = (error.value ?? {}) as { retryAfterSeconds?: number };
    context.header('retry-after', String(retryAfterSeconds));
    return context.json({ error: 'too_many', retryAfterSeconds }, 429);
  });
  return app;
}
