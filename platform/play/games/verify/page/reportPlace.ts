import { element } from '../../../../core/page/element.ts';

export type Report = readonly HTMLElement[];

/** Shows a report once it is there, unless another was asked for meanwhile; resolves in either case. */
export type ShowReport = (report: Report | Promise<Report>) => Promise<void>;

/** The one place that all forms show their reports in: what was asked for last stands there, whichever answer comes last. */
export function createReportPlace(): { readonly node: HTMLElement; readonly show: ShowReport } {
  const node = element('section', { class: 'report', tabindex: '-1' });
  let newest: Report | Promise<Report> | undefined;
  return {
    node,
    async show(report) {
      newest = report;
      const parts = await report;
      if (newest !== report) return;
      node.replaceChildren(...parts);
      node.focus({ preventScroll: true });
      node.scrollIntoView({ block: 'start' });
    },
  };
}
