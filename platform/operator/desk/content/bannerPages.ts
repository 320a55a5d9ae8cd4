import { bannerGroupNames, type PictureFocus, pictureFocuses } from '#contract/content/banner.ts';
import { html, raw } from 'hono/html';
import type { Transaction } from 'kysely';
import { type Banner, bannerScreens, drawnFocus, longestBannerWords } from '../../../content/banner/banner.ts';
import { bannerOf } from '../../../content/banner/bannerOf.ts';
import type { BannerPictures } from '../../../content/banner/bannerPictures.ts';
import type { Banners } from '../../../content/banner/createBanners.ts';
import { insertBanner, lockBannerRows, writeBanner } from '../../../content/banner/writeBanner.ts';
import type { ScenePictures } from '../../../content/picture/picture.ts';
import type { AuditDetails } from '../../../core/audit/auditEvent.ts';
import { fingerprint } from '../../../core/ledger/repetitions/fingerprint.ts';
import type { PlatformParts } from '../../../core/parts.ts';
import type { Database } from '../../../core/store/database.ts';
import { languagesOf, readIn } from '../../../core/text/textIn.ts';
import { inEachLanguage, linkInput, linkOf, wordsByLanguage } from '../form/contentFields.ts';
import type { Desk, DeskPageContent } from '../app/desk.ts';
import { DeskRefusal } from '../app/DeskRefusal.ts';
import type { Visit } from '../app/visit.ts';
import { deskForm, foldedForm, idInput, idOfForm } from '../form/deskForm.ts';
import { typedChoices, typedInput, typedSelect } from '../form/typedFields.ts';
import type { Markup } from '../app/deskLayout.ts';
import { table } from '../table.ts';

export interface BannerPageParts extends PlatformParts {
  readonly shownBanners: Banners;
  readonly bannerPictures: BannerPictures;
  readonly pictures: ScenePictures;
}

const home = '/operator/banners';
const lastPlace = 99;
const groups: readonly string[] = bannerGroupNames;
const screenOf = (group: string): string => Object.entries(bannerScreens).find(([name]) => name === group)?.[1] ?? group;

const wordsIn = ({ words }: Pick<Banner, 'words'>, language: Visit['language']) => {
  const said = readIn(languagesOf(words), language);
  return said === undefined ? undefined : { language: said, title: words[said]?.title ?? '', line: words[said]?.line ?? '' };
};

const idOf = ({ context }: Visit): string => context.req.param('id') ?? '';

const focusOf = (given: string): PictureFocus => {
  const point = pictureFocuses.find((each) => each === given);
  if (point === undefined) throw new DeskRefusal('incomplete');
  return point;
};

const focusSelect = (visit: Visit, name: 'focus' | 'tallFocus', kept: PictureFocus): Markup => {
  const { write } = visit;
  return typedSelect(visit, write(`banners.${name}`), name, {
    values: pictureFocuses,
    textOf: (point) => write(`banners.points.${point}`),
    kept,
  });
};

/** As the trail tells of it: whole, so that what was taken away can be read there. */
const told = ({ group, scene, focus, tallFocus, words, link }: Banner, place: number): AuditDetails => ({
  screen: group,
  place,
  scene,
  focus,
  tallFocus,
  link: link ?? null,
  words: JSON.stringify(words),
});

/** What the site puts forward, screen by screen: written, changed, put in order, taken away. */
export function bannerPages(desk: Desk, parts: BannerPageParts): void {
  const { audit, bannerPictures, brand, pictures, shownBanners } = parts;

  const fields = (visit: Visit, banner?: Banner, place?: number): Markup => {
    const { sent, write } = visit;
    return html`${typedSelect(visit, write('banners.screen'), 'screen', {
      values: bannerGroupNames,
      textOf: (group) => bannerScreens[group],
      kept: banner?.group,
    })}
    ${typedInput(visit, write('banners.placeOrLast'), 'place', `type="number" min="1" max="${lastPlace}"`, place === undefined ? '' : String(place))}
    ${typedChoices(visit, write('banners.scene'), 'scene', {
      type: 'radio',
      values: pictures.scenes,
      textOf: (scene) =>
        html`<img class="scene" src="${pictures.addressOfScene(scene)}" alt="" loading="lazy" /> <span lang="en">${scene}</span>`,
      isChosen: (scene) => scene === (sent('scene') ?? banner?.scene),
    })}
    ${focusSelect(visit, 'focus', banner?.focus ?? drawnFocus.focus)}
    ${focusSelect(visit, 'tallFocus', banner?.tallFocus ?? drawnFocus.tallFocus)}
    ${inEachLanguage(brand, (code) => {
      const said = banner && wordsIn(banner, code);
      return html`${typedInput(visit, write('banners.headline'), `title.${code}`, `required maxlength="${longestBannerWords.title}"`, said?.title)}
      ${typedInput(visit, write('banners.line'), `line.${code}`, `required maxlength="${longestBannerWords.line}"`, said?.line)}`;
    })}
    ${linkInput(visit, write('announcements.link'), banner?.link)}`;
  };

  /** What was typed, and where it is to stand. */
  const typed = (visit: Visit, id: string): { readonly banner: Banner; readonly place: number } => {
    const { field } = visit;
    const [group, scene, at] = [field('screen'), field('scene'), field('place')];
    const place = at === '' ? lastPlace : Number(at);
    if (!groups.includes(group)) throw new DeskRefusal('incomplete');
    if (!pictures.scenes.includes(scene)) throw new DeskRefusal('incomplete', 'scene');
    if (!Number.isInteger(place) || place < 1 || place > lastPlace) throw new DeskRefusal('place', 'place');
    const [focus, tallFocus] = [focusOf(field('focus')), focusOf(field('tallFocus'))];
    const link = linkOf(visit);
    const words = wordsByLanguage(visit, brand, longestBannerWords);
    return { banner: { id, group, scene, focus, tallFocus, words, ...(link === undefined ? {} : { link }) }, place };
  };

  /** The banners of each screen, in their order. */
  const byScreen = (banners: readonly Banner[]) => Map.groupBy(banners, ({ group }) => group);
  const placeOf = (banners: readonly Banner[], { id, group }: Banner): number =>
    banners.filter((each) => each.group === group).findIndex((each) => each.id === id) + 1;

  const list = async (visit: Visit): Promise<DeskPageContent> => {
    const { language, write } = visit;
    const row = (banner: Banner, index: number) => {
      const said = wordsIn(banner, language);
      const address = said && bannerPictures.addressOf(banner.id, said.language);
      return [
        index + 1,
        address === undefined ? raw('') : html`<img class="scene" src="${address}" alt="" loading="lazy" />`,
        html`<a href="${home}/${banner.id}">${said?.title ?? banner.id}</a>`,
        banner.link ?? '–',
        deskForm(visit, {
          action: `${home}/${banner.id}/remove`,
          submit: write('announcements.takeBack'),
          of: said?.title ?? banner.id,
          look: 'plain',
        }),
      ];
    };
    return {
      title: write('banners.title'),
      body: html`${foldedForm(visit, write('banners.new'), {
        action: home,
        submit: write('announcements.publish'),
        fields: (form) => html`${idInput(form, parts)}${fields(form)}`,
      })}
      ${[...byScreen(await shownBanners.current())].map(
        ([group, banners]) =>
          html`<h2>${screenOf(group)}</h2>
            ${table({
              label: screenOf(group),
              heads: [
                write('banners.place'),
                write('banners.picture'),
                write('banners.headline'),
                write('promoBar.link'),
                write('jobs.deeds'),
              ],
              rows: banners.map(row),
              empty: write('none'),
              numbers: [0],
            })}`,
      )}`,
    };
  };
  desk.page(home, 'writeContent', list, { title: 'banners.title' });

  const open = async (visit: Visit): Promise<DeskPageContent> => {
    const { write } = visit;
    const banners = await shownBanners.current();
    const banner = banners.find(({ id }) => id === idOf(visit));
    if (!banner) throw new DeskRefusal('notFound');
    const place = placeOf(banners, banner);
    return {
      title: wordsIn(banner, visit.language)?.title ?? banner.id,
      body: html`${deskForm(visit, {
          action: `${home}/${banner.id}`,
          submit: write('banners.change'),
          fields: (form) =>
            html`<input type="hidden" name="seen" value="${form.sent('seen') ?? fingerprint({ banner, place })}" />
              ${fields(form, banner, place)}`,
        })}
        <p><a href="${home}">${write('back')}</a></p>`,
    };
  };
  desk.page(`${home}/:id`, 'writeContent', open);

  /** The banner as it stands, for whoever changes it now. */
  const toChange = async (transaction: Transaction<Database>, id: string): Promise<{ readonly banner: Banner; readonly place: number }> => {
    await lockBannerRows(transaction);
    const rows = await transaction.selectFrom('banner').selectAll().orderBy('position').orderBy('id').execute();
    const banners = rows.map(bannerOf).filter((banner) => banner !== undefined);
    const banner = banners.find((each) => each.id === id);
    if (!banner) throw new DeskRefusal('changed');
    return { banner, place: placeOf(banners, banner) };
  };

  const publish = async (visit: Visit): Promise<string> => {
    const { banner, place } = typed(visit, idOfForm(visit, parts));
    audit.tell({ subject: `banner:${banner.id}`, after: told(banner, place) });
    await audit.commit(async (transaction) => {
      await insertBanner(transaction, banner, place);
    });
    return home;
  };
  desk.deed(home, 'writeContent', 'publishBanner', publish, list);

  const change = async (visit: Visit): Promise<string> => {
    const { banner, place } = typed(visit, idOf(visit));
    await audit.commit(async (transaction) => {
      const before = await toChange(transaction, banner.id);
      // The form says its place, too: where it was moved meanwhile, it would be moved back.
      if (fingerprint(before) !== visit.field('seen')) throw new DeskRefusal('changed');
      audit.tell({ subject: `banner:${banner.id}`, before: told(before.banner, before.place), after: told(banner, place) });
      await writeBanner(transaction, banner, place);
    });
    return home;
  };
  desk.deed(`${home}/:id`, 'writeContent', 'changeBanner', change, open);

  const takeBack = async (visit: Visit): Promise<string> => {
    const id = idOf(visit);
    await audit.commit(async (transaction) => {
      const { banner, place } = await toChange(transaction, id);
      audit.tell({ subject: `banner:${id}`, before: told(banner, place) });
      await transaction.deleteFrom('banner').where('id', '=', id).execute();
    });
    return home;
  };
  desk.deed(`${home}/:id/remove`, 'writeContent', 'takeBackBanner', takeBack, list);
}
