import { isLoopback } from '#contract/isLoopback.ts';
import type { MiddlewareHandler } from 'hono';

/**
 * Shows nothing to whoever asks by another name than this machine's own: a page of somebody else whose name is made to lead
 * here (DNS rebinding) would read along, and a proxy in front would show it to the world.
 */
export const thisMachineOnly: MiddlewareHandler = async (context, next) => {
  if (!isLoopback(new URL(context.req.url).hostname)) return context.notFound();
  await next();
};
