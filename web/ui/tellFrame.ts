/** What the site says to a page in a frame of it. */
export type SiteMessage = { readonly type: 'site:theme'; readonly theme: string } | { readonly type: 'site:balance' };

/** Says it to whatever page is in the frame, of whatever origin: nothing of it is a secret, and a page that was kept for use without a connection has no origin. */
export const tellFrame = (frame: HTMLIFrameElement | null, message: SiteMessage): void => frame?.contentWindow?.postMessage(message, '*');
