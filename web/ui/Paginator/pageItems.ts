/** Pages beside the current one's group, and pages kept at each end. */
const pageRange = 3;
const marginPages = 1;

export type PageItem = number | 'gap';

/**
 * Page numbers to show: `margin` at each end, `range` around the current page, and one gap for what is left out.
 * A gap never stands for a single page: the page itself takes no more room.
 */
export function pageItems(current: number, total: number, range = pageRange, margin = marginPages): PageItem[] {
  const first = Math.max(1, Math.min(current - Math.floor(range / 2), total - range + 1));
  const shown = (page: number) => page <= margin || page > total - margin || (page >= first && page < first + range);
  const items: PageItem[] = [];
  for (let page = 1; page <= total; page += 1) {
    const isAloneHidden = !shown(page) && (page === 1 || shown(page - 1)) && (page === total || shown(page + 1));
    if (shown(page) || isAloneHidden) items.push(page);
    else if (items.at(-1) !== 'gap') items.push('gap');
  }
  return items;
}
