import { isLoopback } from '#contract/isLoopback.ts';
import type { MiddlewareHandler } from 'hono';
import type { PlatformEnvironment } from './platformEnvironment.ts';

/**
 * Shows nothing to whoever asks by another name than this machine's own: a page of somebody else whose name is made to lead
 * here (DNS rebinding) would read along, and a proxy in front would show it to the world. Nor to another machine, which may call us what it likes.
 */
export const thisMachineOnly: MiddlewareHandler<PlatformEnvironment> = async (context, next) => {
  if (!context.var.isFromHere || !isLoopback(new URL(context.req.url).hostname)) return context.notFound();
  await next();
};
