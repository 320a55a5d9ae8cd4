import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { CallRefusal } from '../../core/http/handler.ts';
import type { PlatformEnvironment } from '../../core/http/platformEnvironment.ts';
import { readText } from '../../core/http/readText.ts';
import { AmountNotAboveZero, IdempotencyMismatch, InsufficientBalance, MoneyMaintenance } from '../../core/ledger/ledger.ts';
import { PlayRefusal, protectionRefusal } from './playRefusal.ts';

const bodyBytes = 10 * 1024;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** What every play call has in common, on the platform's own origin: JSON in and out, no cookies, no CORS, refusals by their words. */
export function playApp(): Hono<PlatformEnvironment> {
  const app = new Hono<PlatformEnvironment>();
  app.use('/*', async (context, next) => {
    await next();
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store');
  });
  app.use('/*', async (context, next) => {
    if (context.req.method === 'POST' && !/^application\/json(; ?charset=utf-8)?$/i.test(context.req.header('content-type') ?? ''))
      throw new PlayRefusal('json_only');
    await next();
  });
  app.use('/*', bodyLimit({ maxSize: bodyBytes, onError: () => Promise.reject(new PlayRefusal('too_large')) }));
  app.onError((error, context) => {
    const refusal = refusalOf(error);
    // Anything else is a fault of ours, which whoever carries these routes logs and masks.
    if (!refusal) throw error;
    const { code, status, retryAfter, details } = refusal;
    if (retryAfter !== undefined) context.header('retry-after', String(Math.ceil(retryAfter / 1000)));
    return context.json(
      { error: code, ...(retryAfter !== undefined && { retryAfter }), ...(details !== undefined && { details }) },
      status,
    );
  });
  return app;
}

/** The caller's idempotency key. Throws `PlayRefusal` idempotency_key_required. */
export function keyOf(context: Context): string {
  const key = context.req.header('idempotency-key') ?? '';
  if (!uuid.test(key)) throw new PlayRefusal('idempotency_key_required');
  return key.toLowerCase();
}

/** The id of its address, where it could be one. */
export function idOf(context: Context): string | undefined {
  const id = (context.req.param('id') ?? '').toLowerCase();
  return uuid.test(id) ? id : undefined;
}

/** What was sent, in this shape. Throws `PlayRefusal` bad_request. */
export async function bodyOf<Shape extends z.ZodType>(context: Context, shape: Shape): Promise<z.output<Shape>> {
  const parsed = shape.safeParse(jsonOf(await readText(context.req.raw)));
  if (!parsed.success) throw new PlayRefusal('bad_request');
  return parsed.data;
}

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function refusalOf(error: unknown): PlayRefusal | null {
  if (error instanceof PlayRefusal) return error;
  if (error instanceof CallRefusal) return protectionRefusal(error) ?? null;
  if (error instanceof AmountNotAboveZero) return new PlayRefusal('stake_not_offered');
  if (error instanceof InsufficientBalance) return new PlayRefusal('insufficient_balance');
  if (error instanceof MoneyMaintenance) return new PlayRefusal('money_maintenance');
  return error instanceof IdempotencyMismatch ? new PlayRefusal('idempotency_mismatch') : null;
}
