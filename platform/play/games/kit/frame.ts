import { hearSite } from '../../../core/page/hearSite.ts';

export type FrameMessage =
  | 'game:ready'
  | 'game:round-settled'
  | 'game:session-over'
  | 'game:history'
  | 'game:deposit'
  | 'game:wallets'
  | 'game:exit';

/** Panels of the site, by the names that its addresses have for them. */
type SitePanel = 'depositv2' | 'transferFund' | 'personalHistoryCopy';

/** The site around the game. */
export interface Frame {
  /** Whether there is a site around the page. */
  readonly isFramed: boolean;
  /** Where a panel of the site is, for a page that stands alone; null where a site is around it, which opens the panel itself. */
  panelAddress(panel: SitePanel): string | null;
  tell(type: FrameMessage): void;
  /** `hear` is called as the site says that money has moved, be it by a round of this page or by a deposit, and as the page is come back to: it may have moved elsewhere. */
  onBalance(hear: () => void): void;
}

/** Origin named by the page's own meta element; null while the server has not filled it. */
export const siteOriginOf = (page: Document): string | null => {
  const content = page.querySelector('meta[name="site-origin"]')?.getAttribute('content') ?? '';
  const origin = URL.canParse(content) ? new URL(content).origin : 'null';
  return origin === 'null' ? null : origin;
};

const panelAt = (siteOrigin: string, panel: SitePanel): string => `${siteOrigin}/?panel=${panel}`;

/** Messages go to the site's origin and to no other. A page that is not framed leaves by its address instead. */
export const createFrame = (page: Window, siteOrigin: string | null): Frame => ({
  isFramed: page.parent !== page,
  panelAddress: (panel) => (siteOrigin === null || page.parent !== page ? null : panelAt(siteOrigin, panel)),
  tell: (type) => {
    if (siteOrigin === null) return;
    if (page.parent !== page) page.parent.postMessage({ type }, siteOrigin);
    else if (type === 'game:exit') page.location.assign(siteOrigin);
    else if (type === 'game:history') page.location.assign(panelAt(siteOrigin, 'personalHistoryCopy'));
  },
  onBalance: (hear) => {
    hearSite(page, 'site:balance', hear);
    page.document.addEventListener('visibilitychange', () => {
      if (!page.document.hidden) hear();
    });
  },
});
