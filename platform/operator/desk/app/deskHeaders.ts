import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { DeskEnvironment } from './deskEnvironment.ts';

const policy = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: [NONCE],
    imgSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
  },
  // Without any, browsers would not say of a form that it is this origin's own.
  referrerPolicy: 'same-origin',
});

/** Keeps every page of the desk out of frames and caches, and lets it load nothing but its own style and pictures. */
export const deskHeaders: MiddlewareHandler<DeskEnvironment> = async (context, next) => {
  await policy(context, next);
  context.header('cache-control', 'no-store');
};
