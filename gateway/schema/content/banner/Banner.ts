import type { AnswerOf } from '#contract/call.ts';
import { notices } from '#contract/content/announcement.ts';
import type { PictureFocus } from '#contract/content/banner.ts';
import { everybody, publicBeforeLogInWith } from '../../access.ts';
import { builder } from '../../builder.ts';
import { encodeGlobalId } from '../../globalId.ts';
import { withPictures } from '../../pictures.ts';
import { safeAbsoluteUrl, safeUrl } from '../../scalars/safeUrl.ts';
import { type BannerGroup, bannerGroups } from './bannerGroups.ts';

type BannerRow = AnswerOf<typeof notices>['banners'][number];
interface BannerRecord extends BannerRow {
  readonly imageUrl: string;
  readonly tallImageUrl: string | null;
}

const BannerGroupEnum = builder.enumType('BannerGroup', {
  description: 'The place on the site that a banner was made for; each place shows only its own group.',
  values: {
    HOME: { description: 'Top of the home page.' },
    RNG: { description: 'Lobby of the slots.' },
    LIVE: { description: 'Lobby of the live casino.' },
    FISH: { description: 'Lobby of the fishing games.' },
    PVP: { description: 'Lobby of the games among players.' },
    SPORTS: { description: 'Lobby of the sports books.' },
    ESPORTS: { description: 'Lobby of the e-sports books.' },
    LOTTERY: { description: 'Lobby of lotteries and e-lotteries.' },
    DOWNLOAD: { description: 'Page about the app.' },
    PROMOTIONS: { description: 'Where bonuses and campaigns are listed.' },
    POINT_MALL: { description: 'Shop where points are redeemed.' },
    HELP: { description: 'Help and user protocol.' },
    REGISTER: { description: 'Registration as a full page.' },
    IN_HOUSE: { description: "Lobby of the operator's own games." },
  } satisfies Record<BannerGroup, { description: string }>,
});

const PictureFocusEnum = builder.enumType('PictureFocus', {
  description: 'The part of a picture that stays in sight where a screen has no room for all of it.',
  values: {
    TOP_LEFT: { description: 'Its upper left corner.' },
    TOP: { description: 'The middle of its upper edge.' },
    TOP_RIGHT: { description: 'Its upper right corner.' },
    LEFT: { description: 'The middle of its left edge.' },
    CENTER: { description: 'Its middle; also where the operator says nothing.' },
    RIGHT: { description: 'The middle of its right edge.' },
    BOTTOM_LEFT: { description: 'Its lower left corner.' },
    BOTTOM: { description: 'The middle of its lower edge.' },
    BOTTOM_RIGHT: { description: 'Its lower right corner.' },
  } satisfies Record<PictureFocus, { description: string }>,
});

interface Link {
  readonly url: string;
  readonly opensNewTab: boolean;
}

/** Outside addresses only open outside, and paths only inside, whatever the operator mixed up. */
function linkOf({ linkageType, linkUrl }: BannerRow): Link | null {
  const opensNewTab = linkageType === 'EXTERNAL';
  const url = linkageType === undefined ? null : opensNewTab ? safeAbsoluteUrl(linkUrl) : safeUrl(linkUrl);
  return url === null || (!opensNewTab && !url.startsWith('/')) ? null : { url, opensNewTab };
}

const BannerLink = builder.objectRef<Link>('BannerLink').implement({
  description: 'Where a click on the banner leads.',
  ...everybody,
  fields: (t) => ({
    url: t.expose('url', { type: 'SafeUrl', description: 'A path of this site, or an absolute address where `opensNewTab` is true.' }),
    opensNewTab: t.exposeBoolean('opensNewTab', { description: 'True for addresses outside the site, to be opened without an opener.' }),
  }),
});

const Banner = builder.objectRef<BannerRecord>('Banner').implement({
  description: 'One picture of a carousel.',
  ...everybody,
  fields: (t) => ({
    id: t.id({
      description: "Identifies the banner in a client's store; cannot be asked for through `node`.",
      resolve: ({ bannerId }) => encodeGlobalId('Banner', bannerId),
    }),
    imageUrl: t.expose('imageUrl', {
      type: 'SafeUrl',
      description: 'Picture on the image host of this visit. Banners without one that is safe to load are left out.',
    }),
    tallImageUrl: t.expose('tallImageUrl', {
      type: 'SafeUrl',
      nullable: true,
      description:
        'The same banner made upright (4 by 3) for narrow screens; `null` where the operator has none, and `imageUrl` serves both.',
    }),
    focus: t.field({
      type: PictureFocusEnum,
      description: 'What stays in sight of `imageUrl`, on any screen that shows that picture.',
      resolve: ({ focus }) => focus ?? 'CENTER',
    }),
    tallFocus: t.field({
      type: PictureFocusEnum,
      nullable: true,
      description: 'What stays in sight of `tallImageUrl`; `null` where there is no such picture.',
      resolve: ({ tallImageUrl, tallFocus }) => (tallImageUrl === null ? null : (tallFocus ?? 'CENTER')),
    }),
    title: t.exposeString('title', {
      description: 'The words on the picture, in the language of the request, for those who cannot see it.',
    }),
    link: t.field({
      type: BannerLink,
      nullable: true,
      description: '`null` where the banner is no link, or where its address is not safe to open.',
      resolve: linkOf,
    }),
  }),
});

builder.queryField('banners', (t) =>
  t.field({
    type: [Banner],
    nullable: true,
    description:
      'Banners of one place in the order of the operator; empty where it has none. `GET /wps/notice` with the types B, PL, PU and PR. `null` only after a fault.',
    // Of all pages that show banners, registration alone is a way in.
    ...publicBeforeLogInWith('group', 'REGISTER'),
    args: { group: t.arg({ type: BannerGroupEnum, description: 'The place they are wanted for.' }) },
    resolve: async (_root, { group }, context) => {
      const [{ banners }, pictureUrl] = await withPictures(context, context.upstream.call(notices, {}));
      return banners.flatMap((row) => {
        const imageUrl = row.groupName === bannerGroups[group] ? pictureUrl(row.url) : null;
        return imageUrl === null ? [] : [{ ...row, imageUrl, tallImageUrl: pictureUrl(row.tallUrl ?? '') }];
      });
    },
  }),
);
