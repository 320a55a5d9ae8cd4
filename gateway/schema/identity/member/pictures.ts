import type { AnswerOf } from '#contract/call.ts';
import { memberIcon, playerAvatar } from '#contract/identity/member.ts';
import { builder } from '../../builder.ts';
import { pictureUrlOf, withPictures } from '../../pictures.ts';
import { mapErrors } from '../../refusals/errorMap.ts';
import { Member } from './Member.ts';

type AvatarRecord = AnswerOf<typeof playerAvatar>;

const Avatars = builder.objectRef<AvatarRecord>('Avatars').implement({
  description: 'Pictures that a member may go by.',
  authScopes: { realMember: true },
  fields: (t) => ({
    chosenUrl: t.field({
      type: 'SafeUrl',
      nullable: true,
      description: 'The one that was chosen; `null` where the first letter of the name stands in.',
      resolve: async ({ avatar }, _args, context) => (await pictureUrlOf(context))(avatar ?? ''),
    }),
    isOwn: t.boolean({
      description: "Whether `chosenUrl` is a picture of the member's own, which is none of `urls`.",
      resolve: ({ avatar, avatars }) => avatar !== null && !avatars.includes(avatar),
    }),
    urls: t.field({
      type: ['SafeUrl'],
      description: 'All that can be chosen, in the order to offer them; those that are not safe to load are left out.',
      resolve: async ({ avatars }, _args, context) => avatars.map(await pictureUrlOf(context)).filter((url) => url !== null),
    }),
  }),
});

builder.objectFields(Member, (t) => ({
  iconUrl: t.field({
    type: 'SafeUrl',
    nullable: true,
    authScopes: { member: true },
    description:
      'Picture of the account, on the image host of this visit. `GET /wps/member/info/icon`. `null` where there is none, or it could not be asked for: show the first letter of the name.',
    resolve: async (_viewer, _args, context) => {
      const [{ icon }, pictureUrl] = await withPictures(context, context.upstream.call(memberIcon, {}).catch(mapErrors(context.session)));
      return pictureUrl(icon ?? '');
    },
  }),
  avatars: t.field({
    type: Avatars,
    nullable: true,
    authScopes: { realMember: true },
    description:
      'What the member may choose a picture from. `GET /wps/relay/MCSFE_getPlayerAvatar`. `null` where the operator could not be asked.',
    resolve: async (_viewer, _args, context) => {
      const [avatars] = await withPictures(context, context.upstream.call(playerAvatar, {}).catch(mapErrors(context.session)));
      return avatars;
    },
  }),
}));
