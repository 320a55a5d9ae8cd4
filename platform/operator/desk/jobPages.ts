import { html } from 'hono/html';
import { countDead } from '../../core/jobs/jobMetrics.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Desk, DeskPageContent } from './app/desk.ts';
import { DeskRefusal } from './app/DeskRefusal.ts';
import type { Visit } from './app/visit.ts';
import { deskForm } from './form/deskForm.ts';
import { table } from './table.ts';

const home = '/operator/jobs';
const maxShown = 200;

/** The jobs that died. */
export function jobPages(desk: Desk, { audit, db, jobs }: PlatformParts): void {
  const list = async (visit: Visit): Promise<DeskPageContent> => {
    const { time, write } = visit;
    const dead = await jobs.listDead(maxShown + 1);
    const many = [...(await countDead(db))].filter(([, count]) => count > 1);
    // Where what they need was away, all of them died of it: nobody presses a button for each.
    const byKind =
      many.length === 0
        ? ''
        : table({
            label: write('jobs.byKind'),
            heads: [write('what'), write('jobs.count'), write('jobs.deeds')],
            rows: many.map(([kind, count]) => [
              kind,
              count,
              deskForm(visit, { action: `${home}/kinds/${encodeURIComponent(kind)}/restart`, submit: write('jobs.restartAll'), of: kind }),
            ]),
            empty: write('jobs.none'),
            numbers: [1],
          });
    return {
      title: write('jobs.title'),
      body: html`<p>${write('jobs.lead')}</p>
        ${byKind}
        ${table({
          label: write('jobs.title'),
          heads: [write('when'), write('what'), write('jobs.tries'), write('jobs.error'), write('jobs.deeds')],
          rows: dead
            .slice(0, maxShown)
            .map(({ id, kind, tries, error, deadAt }) => [
              time(deadAt),
              kind,
              tries,
              error ?? '–',
              html`${deskForm(visit, { action: `${home}/${id}/restart`, submit: write('jobs.restart'), of: kind })}
              ${deskForm(visit, { action: `${home}/${id}/discard`, submit: write('jobs.discard'), of: kind, look: 'plain' })}`,
            ]),
          empty: write('jobs.none'),
          numbers: [2],
        })}
        ${dead.length > maxShown ? html`<p class="soft">${write('newestOnly', { count: String(maxShown) })}</p>` : ''}`,
    };
  };
  desk.page(home, 'runJobs', list, {
    title: 'jobs.title',
    waiting: async () => [...(await countDead(db)).values()].reduce((sum, count) => sum + count, 0),
  });

  const restartAll = async ({ context }: Visit): Promise<string> => {
    const kind = context.req.param('kind') ?? '';
    const restarted = await jobs.restartAll(kind);
    if (restarted === 0) throw new DeskRefusal('changed');
    audit.tell({ subject: `jobs:${kind}`, after: { restarted } });
    return home;
  };
  desk.deed(`${home}/kinds/:kind/restart`, 'runJobs', 'restartJobs', restartAll, list);

  for (const deed of ['restart', 'discard'] as const) {
    const act = async ({ context }: Visit): Promise<string> => {
      const id = context.req.param('id') ?? '';
      audit.tell({ subject: `job:${id}` });
      if (!(await jobs[deed](id))) throw new DeskRefusal('changed');
      return home;
    };
    desk.deed(`${home}/:id/${deed}`, 'runJobs', `${deed}Job`, act, list);
  }
}
