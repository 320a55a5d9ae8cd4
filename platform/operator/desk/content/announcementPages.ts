import { announcementType } from '#contract/content/announcement.ts';
import type { Language } from '#contract/languages.ts';
import { html, raw } from 'hono/html';
import type { PlatformParts } from '../../../core/parts.ts';
import { forUpdate } from '../../../core/store/forUpdate.ts';
import { insertOnce } from '../../../core/store/insertOnce.ts';
import { languagesOf, readIn } from '../../../core/text/textIn.ts';
import type { Announcements } from '../../../content/announcement/createAnnouncements.ts';
import { inEachLanguage, linkInput, linkOf, wordsByLanguage } from '../form/contentFields.ts';
import type { Desk, DeskPageContent } from '../app/desk.ts';
import { DeskRefusal } from '../app/DeskRefusal.ts';
import type { Visit } from '../app/visit.ts';
import { deskForm, foldedForm, idInput, idOfForm } from '../form/deskForm.ts';
import { typedArea, typedInput, typedSelect } from '../form/typedFields.ts';
import type { Markup } from '../app/deskLayout.ts';
import { momentOf } from '../form/momentOf.ts';
import { table } from '../table.ts';

export interface AnnouncementPageParts extends PlatformParts {
  readonly shownAnnouncements: Announcements;
}

const home = '/operator/announcements';
/** Of those that have ended; what is shown or will be can always be taken back. */
const maxEnded = 100;
const longest = { title: 120, content: 5_000 };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What was typed, as HTML: a paragraph for each, and nothing else. */
const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((each) => `<p>${escaped(each.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

const titleOf = (words: string, language: Language): string => {
  try {
    const read = JSON.parse(words) as Partial<Record<Language, { readonly title: string }>>;
    const wording = readIn(languagesOf(read), language);
    return (wording && read[wording]?.title) ?? '–';
  } catch {
    return '–';
  }
};

/** What the house has to say to everybody: written, for now or later, and taken back. */
export function announcementPages(desk: Desk, parts: AnnouncementPageParts): void {
  const { audit, brand, clock, db, shownAnnouncements } = parts;
  /** As the trail names it: of its id nobody could tell which one it was. */
  const told = (words: string) => titleOf(words, brand.languages[0] ?? 'TY');

  const fields = (visit: Visit): Markup => {
    const { write } = visit;
    return html`${idInput(visit, parts)}
    ${typedSelect(visit, write('announcements.type'), 'type', {
      values: announcementType.options,
      textOf: (type) => write(`announcements.types.${type}`),
    })}
    ${inEachLanguage(
      brand,
      (code) =>
        html`${typedInput(visit, write('announcements.headline'), `title.${code}`, `required maxlength="${longest.title}"`)}
        ${typedArea(visit, write('announcements.content'), `content.${code}`, longest.content)}`,
    )}
    ${linkInput(visit, write('announcements.link'))}
    ${typedInput(visit, write('announcements.from', { zone: brand.timeZone }), 'from', 'type="datetime-local"')}
    ${typedInput(visit, write('announcements.until', { zone: brand.timeZone }), 'until', 'type="datetime-local"')}`;
  };

  const list = async (visit: Visit): Promise<DeskPageContent> => {
    const { language, time, write } = visit;
    // The first look writes what a demonstration begins with.
    await shownAnnouncements.shown();
    const now = BigInt(clock.now());
    const newest = db.selectFrom('announcement').selectAll().orderBy('published_at', 'desc').orderBy('id');
    const rows = [
      ...(await newest.where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)])).execute()),
      ...(await newest.where('ends_at', '<=', now).limit(maxEnded).execute()),
    ];
    const stateOf = ({ published_at: from, ends_at: until }: { readonly published_at: bigint; readonly ends_at: bigint | null }) =>
      until !== null && until <= now ? 'ended' : from > now ? 'scheduled' : 'shown';
    return {
      title: write('announcements.title'),
      body: html`${foldedForm(visit, write('announcements.new'), { action: home, submit: write('announcements.publish'), fields })}
      ${table({
        label: write('announcements.title'),
        heads: [
          write('status'),
          write('announcements.headline'),
          write('announcements.type'),
          write('announcements.begins'),
          write('announcements.ends'),
          write('jobs.deeds'),
        ],
        rows: rows.map((row) => [
          write(`announcements.states.${stateOf(row)}`),
          titleOf(row.words, language),
          write(`announcements.types.${row.type}`),
          time(row.published_at),
          time(row.ends_at),
          stateOf(row) === 'ended'
            ? raw('')
            : deskForm(visit, {
                action: `${home}/${row.id}/end`,
                submit: write('announcements.takeBack'),
                of: titleOf(row.words, language),
                look: 'plain',
              }),
        ]),
        empty: write('none'),
      })}`,
    };
  };
  desk.page(home, 'writeContent', list, { title: 'announcements.title' });

  const publish = async (visit: Visit): Promise<string> => {
    const { field } = visit;
    const type = announcementType.safeParse(field('type'));
    const words = Object.fromEntries(
      Object.entries(wordsByLanguage(visit, brand, longest)).map(([code, { title, content }]) => [
        code,
        { title, content: paragraphs(content) },
      ]),
    );
    const [from = clock.now(), until] = [momentOf(field('from'), brand.timeZone), momentOf(field('until'), brand.timeZone)];
    const link = linkOf(visit);
    if (!type.success) throw new DeskRefusal('incomplete');
    if (Number.isNaN(from)) throw new DeskRefusal('incomplete', 'from');
    if (Number.isNaN(until)) throw new DeskRefusal('incomplete', 'until');
    if (until !== undefined && until <= from) throw new DeskRefusal('times', 'until');
    const id = idOfForm(visit, parts);
    const row = {
      id,
      type: type.data,
      words: JSON.stringify(words),
      link: link ?? null,
      published_at: BigInt(from),
      ends_at: until === undefined ? null : BigInt(until),
    };
    const after = { type: type.data, title: told(row.words), link: row.link, from, until: until ?? null };
    audit.tell({ subject: `announcement:${id}`, after });
    await audit.commit((transaction) => insertOnce(transaction.insertInto('announcement').values(row)));
    return home;
  };
  desk.deed(home, 'writeContent', 'publishAnnouncement', publish, list);

  const takeBack = async ({ context }: Visit): Promise<string> => {
    const id = context.req.param('id') ?? '';
    await audit.commit(async (transaction) => {
      const row = await forUpdate(
        transaction.selectFrom('announcement').select(['ends_at', 'words']).where('id', '=', id),
      ).executeTakeFirst();
      // Not before the row is held: whoever waited for it would find an end that is still to come.
      const now = BigInt(clock.now());
      if (!row || (row.ends_at !== null && row.ends_at <= now)) throw new DeskRefusal('changed');
      audit.tell({
        subject: `announcement:${id}`,
        before: { title: told(row.words), until: row.ends_at === null ? null : Number(row.ends_at) },
        after: { until: Number(now) },
      });
      await transaction.updateTable('announcement').set({ ends_at: now }).where('id', '=', id).execute();
    });
    return home;
  };
  desk.deed(`${home}/:id/end`, 'writeContent', 'takeBackAnnouncement', takeBack, list);
}
