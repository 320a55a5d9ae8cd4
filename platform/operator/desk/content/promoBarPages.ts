import { html } from 'hono/html';
import { longestPromoBar, type PromoBar } from '../../../content/promoBar/promoBar.ts';
import type { PromoBars } from '../../../content/promoBar/createPromoBars.ts';
import type { AuditDetails } from '../../../core/audit/auditEvent.ts';
import type { PlatformParts } from '../../../core/parts.ts';
import { insertOnce } from '../../../core/store/insertOnce.ts';
import { textIn } from '../../../core/text/textIn.ts';
import { inEachLanguage, linkInput, linkOf, wordsByLanguage } from '../form/contentFields.ts';
import type { Desk, DeskPageContent } from '../app/desk.ts';
import { DeskRefusal } from '../app/DeskRefusal.ts';
import type { Visit } from '../app/visit.ts';
import { deskForm, foldedForm, idInput, idOfForm } from '../form/deskForm.ts';
import { typedInput } from '../form/typedFields.ts';
import { table } from '../table.ts';

export interface PromoBarPageParts extends PlatformParts {
  readonly shownPromoBars: PromoBars;
}

const home = '/operator/promo-bar';

/** As the trail tells of it: whole, so that what was taken away can be read there. */
const told = ({ words, url }: Omit<PromoBar, 'id'>): AuditDetails => ({ link: url, words: JSON.stringify(words) });

/**
 * The line at the edge of every page: the newest is shown, and the one before it once it is taken away. A line is not changed but written anew,
 * so that those who have put the old one away are shown it.
 */
export function promoBarPages(desk: Desk, parts: PromoBarPageParts): void {
  const { audit, brand, shownPromoBars } = parts;

  const list = async (visit: Visit): Promise<DeskPageContent> => {
    const { language, write } = visit;
    const bars = await shownPromoBars.current();
    return {
      title: write('promoBar.title'),
      body: html`<p>${write('promoBar.lead')}</p>
        ${foldedForm(visit, write('promoBar.new'), {
          action: home,
          submit: write('announcements.publish'),
          fields: (form) =>
            html`${idInput(form, parts)}${inEachLanguage(brand, (code) => typedInput(form, write('promoBar.line'), `line.${code}`, `required maxlength="${longestPromoBar}"`))}
            ${linkInput(form, write('promoBar.link'), '', true)}`,
        })}
        ${table({
          label: write('promoBar.title'),
          heads: [write('status'), write('promoBar.line'), write('promoBar.link'), write('jobs.deeds')],
          rows: bars.map(({ id, words, url }, index) => [
            write(index === 0 ? 'announcements.states.shown' : 'promoBar.behind'),
            textIn(words, language) ?? '–',
            url,
            deskForm(visit, {
              action: `${home}/${id}/remove`,
              submit: write('announcements.takeBack'),
              of: textIn(words, language) ?? url,
              look: 'plain',
            }),
          ]),
          empty: write('none'),
        })}`,
    };
  };
  desk.page(home, 'writeContent', list, { title: 'promoBar.title' });

  const publish = async (visit: Visit): Promise<string> => {
    const words = Object.fromEntries(
      Object.entries(wordsByLanguage(visit, brand, { line: longestPromoBar })).map(([code, { line }]) => [code, line]),
    );
    const url = linkOf(visit);
    if (url === undefined) throw new DeskRefusal('incomplete', 'link');
    const id = idOfForm(visit, parts);
    audit.tell({ subject: `promoBar:${id}`, after: told({ words, url }) });
    await audit.commit(async (transaction) => {
      const first = await transaction.selectFrom('promo_bar').select('position').orderBy('position').limit(1).executeTakeFirst();
      const position = (first?.position ?? 0n) - 1n;
      await insertOnce(transaction.insertInto('promo_bar').values({ id, words: JSON.stringify(words), url, position }));
    });
    return home;
  };
  desk.deed(home, 'writeContent', 'publishPromoBar', publish, list);

  const takeBack = async ({ context }: Visit): Promise<string> => {
    const id = context.req.param('id') ?? '';
    const bar = (await shownPromoBars.current()).find((each) => each.id === id);
    if (!bar) throw new DeskRefusal('changed');
    audit.tell({ subject: `promoBar:${id}`, before: told(bar) });
    await audit.commit(async (transaction) => {
      const { numDeletedRows } = await transaction.deleteFrom('promo_bar').where('id', '=', id).executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw new DeskRefusal('changed');
    });
    return home;
  };
  desk.deed(`${home}/:id/remove`, 'writeContent', 'takeBackPromoBar', takeBack, list);
}
