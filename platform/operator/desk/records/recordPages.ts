import { html } from 'hono/html';
import type { Desk } from '../app/desk.ts';
import { DeskRefusal } from '../app/DeskRefusal.ts';
import { memberLinks } from '../members/memberLinks.ts';
import { memberSearch } from '../members/memberSearch.ts';
import { type RecordParts, recordsPath } from './deskRecord.ts';
import { findRecord } from './findRecord.ts';

/** A page for each number that members quote to customer service. */
export function recordPages(desk: Desk, parts: RecordParts): void {
  desk.page(`${recordsPath}/:id`, 'readMembers', async (visit) => {
    const { context, write } = visit;
    const id = context.req.param('id') ?? '';
    const record = await findRecord(parts, visit, id);
    if (!record) throw new DeskRefusal('notFound');
    const { kind, memberId, facts, course } = record;
    const { linkOf } = await memberLinks(parts, [memberId]);
    return {
      title: write(`records.kinds.${kind}`),
      body: html`${memberSearch(visit)}
        <section class="card">
          <dl>
            <dt>${write('number')}</dt>
            <dd><code>${id}</code></dd>
            <dt>${write('member')}</dt>
            <dd>${linkOf(memberId)}</dd>
            ${facts}
          </dl>
        </section>
        ${course ?? ''}`,
    };
  });
}
