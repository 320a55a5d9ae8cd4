import { useSearchParams } from 'react-router-dom';

/** What the announcements are shown in: its part of the address goes with it. */
export type AnnouncementFrame = 'dialog' | 'panel';

export interface AnnouncementAddress {
  readonly page: number;
  /** Id of the announcement that was chosen; `null` for none. */
  readonly item: string | null;
  /** The address with another page or announcement. */
  hrefOf(page: number, item?: string): string;
  go(page: number, item?: string): void;
  /** The same in place of an address that there is nothing at: nobody comes back to that. */
  lead(page: number, item?: string): void;
}

const pageShape = /^[1-9]\d{0,3}$/;

function changed(frame: AnnouncementFrame, before: URLSearchParams, page: number, item?: string): URLSearchParams {
  const next = new URLSearchParams(before);
  next.delete(`${frame}.page`);
  next.delete(`${frame}.item`);
  if (page > 1) next.set(`${frame}.page`, String(page));
  if (item !== undefined) next.set(`${frame}.item`, item);
  return next;
}

/** The page and the announcement are part of the address, so that both can be shared and left by the browser's back button. */
export function useAnnouncementAddress(frame: AnnouncementFrame): AnnouncementAddress {
  const [parameters, setParameters] = useSearchParams();
  const written = parameters.get(`${frame}.page`) ?? '';
  return {
    page: pageShape.test(written) ? Number(written) : 1,
    item: parameters.get(`${frame}.item`),
    hrefOf: (page, item) => `?${changed(frame, parameters, page, item)}`,
    go: (page, item) => setParameters((before) => changed(frame, before, page, item), { preventScrollReset: true }),
    lead: (page, item) => setParameters((before) => changed(frame, before, page, item), { preventScrollReset: true, replace: true }),
  };
}
