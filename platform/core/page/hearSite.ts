/** What the site says to a page in a frame of it. */
export type SiteMessage = 'site:theme' | 'site:balance';

/** Calls `hear` with what the site around a page says of that type. Nobody else is listened to, and a page that stands alone hears nothing. */
export function hearSite(page: Window, type: SiteMessage, hear: (data: Readonly<Record<string, unknown>>) => void): void {
  page.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (page.parent === page || source !== page.parent || typeof data !== 'object' || data === null) return;
    const said: Readonly<Record<string, unknown>> = { ...data };
    if (said['type'] === type) hear(said);
  });
}
