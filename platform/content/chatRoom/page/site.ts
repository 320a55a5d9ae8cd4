/** The site around the room; nobody where the page is not framed. */
export interface SiteFrame {
  tellUnread(count: number): void;
  tellOver(): void;
  /** Told whether the window is small, and nothing of the room in sight. */
  onView(listener: (view: { readonly isMinimised: boolean }) => void): void;
}

/** Messages go to the site's origin and to no other, and count from the very window that frames this page, at that origin. */
export function siteFrame(page: Window): SiteFrame {
  const content = page.document.querySelector('meta[name="site-origin"]')?.getAttribute('content') ?? '';
  const origin = URL.canParse(content) ? new URL(content).origin : undefined;
  const tell = (message: object): void => {
    if (origin !== undefined && page.parent !== page) page.parent.postMessage(message, origin);
  };
  return {
    tellUnread: (count) => tell({ type: 'chat:unread', count }),
    tellOver: () => tell({ type: 'chat:over' }),
    onView(listener) {
      page.addEventListener('message', ({ source, origin: from, data }: MessageEvent<unknown>) => {
        if (source !== page.parent || from !== origin || typeof data !== 'object' || data === null) return;
        const { type, minimised } = data as { type?: unknown; minimised?: unknown };
        if (type === 'chat:view') listener({ isMinimised: minimised === true });
      });
    },
  };
}
