import type { AnswerOf } from '#contract/call.ts';
import { playerAvatar } from '#contract/identity/member.ts';
import { profile, updateProfile } from '#contract/identity/profile.ts';
import { otherRules } from '#contract/patternFamilies.ts';
import { refusalDetails } from '#contract/refusalDetails.ts';
import { everybody } from '../../access.ts';
import { unfitInput } from '../../input/badInput.ts';
import { builder } from '../../builder.ts';
import { commonErrorMap, type ErrorMap, mapErrors, withDetails } from '../../refusals/errorMap.ts';
import { PictureGoneError } from '../../pictureGone.ts';
import { pictureUrlOf } from '../../pictures.ts';
import {
  InvalidFieldsError,
  NotSignedInError,
  PasswordChangeRequiredError,
  RealAccountNeededError,
  Refusal,
  TooManyAttemptsError,
} from '../../refusals/refusals.ts';
import { refusalType } from '../../refusals/refusalType.ts';
import { RefusalInterface } from '../../refusals/refusalTypes.ts';
import { Member } from '../member/Member.ts';
import { viewerOf } from '../member/viewer.ts';

type ProfileRecord = AnswerOf<typeof profile>;
type ContactRecord = ProfileRecord['contacts'][number];

const fields = {
  ZALO: 'zalo',
  FACEBOOK: 'facebook',
  WHATSAPP: 'whatsapp',
  LINE: 'line',
  WECHAT: 'wechat',
  QQ: 'qqNum',
} as const satisfies Record<string, ContactRecord['field']>;
const nameOf = new Map<string, keyof typeof fields>(Object.entries(fields).map(([name, field]) => [field, name as keyof typeof fields]));

const ProfileContactName = builder.enumType('ProfileContactName', {
  description: 'A service that the member can be written to by.',
  values: {
    ZALO: { description: 'What the member goes by there, which is mostly a telephone number.' },
    FACEBOOK: { description: 'Where the member is found there: a user name, or the address of the page.' },
    WHATSAPP: { description: 'WhatsApp number.' },
    LINE: { description: 'The name that others add the member by there, with or without an @.' },
    WECHAT: { description: 'WeChat id.' },
    QQ: { description: 'QQ number, digits alone.' },
  } satisfies Record<keyof typeof fields, { description: string }>,
});

const ProfileContact = builder.objectRef<ContactRecord>('ProfileContact').implement({
  description: 'A way to reach the member, as told by the member and proven by nobody.',
  authScopes: { realMember: true },
  fields: (t) => ({
    name: t.field({
      type: ProfileContactName,
      description: 'Which service or programme the member is reached by; each at most once.',
      resolve: ({ field }) => nameOf.get(field) ?? 'ZALO',
    }),
    value: t.exposeString('value', { description: 'Plain text; empty where it was not told.' }),
  }),
});

const Profile = builder.objectRef<ProfileRecord>('Profile').implement({
  description: 'What the member tells of themselves; nickname and picture are fields of `Member`.',
  authScopes: { realMember: true },
  fields: (t) => ({
    birthday: t.exposeString('birthday', {
      nullable: true,
      description: 'Day of birth as `1990-12-31`; `null` where it was not told yet. Once told it cannot be changed.',
    }),
    minimumAge: t.exposeInt('minAge', { description: 'Years that a birthday must lie back, today in the time zone of the house.' }),
    contacts: t.expose('contacts', { type: [ProfileContact], description: 'All there can be, in the order to show them.' }),
  }),
});

builder.objectField(Member, 'profile', (t) =>
  t.field({
    type: Profile,
    nullable: true,
    authScopes: { realMember: true },
    description: 'What the member has told. `GET /wps/member/profile`. `null` where the operator could not be asked.',
    resolve: (_viewer, _args, { upstream, session }) => upstream.call(profile, {}).catch(mapErrors(session)),
  }),
);

class UnderAgeError extends Refusal {
  readonly minimumAge: number;

  constructor(minimumAge: number) {
    super('UNDER_AGE');
    this.minimumAge = minimumAge;
  }
}
builder.objectType(UnderAgeError, {
  name: 'UnderAgeError',
  description: 'The birthday is that of somebody too young to play here; nothing was kept. Code `UNDER_AGE`.',
  interfaces: [RefusalInterface],
  ...everybody,
  fields: (t) => ({ minimumAge: t.exposeInt('minimumAge', { description: 'Years that it takes.' }) }),
});

class BirthdaySetError extends Refusal {
  constructor() {
    super('BIRTHDAY_SET');
  }
}
refusalType(BirthdaySetError, 'BirthdaySetError', 'A birthday was told before, and stays; nothing was kept. Code `BIRTHDAY_SET`.');

/** The operator's words for what it did not accept, in those of the input. */
const wordOf = (name: string): string => (name === 'avatar' ? 'avatarUrl' : (nameOf.get(name) ?? name));

const errorMap: ErrorMap = {
  ...commonErrorMap,
  invalid_fields: (details) => {
    const refusal = commonErrorMap.invalid_fields(details);
    return refusal instanceof InvalidFieldsError
      ? new InvalidFieldsError(refusal.fields.map(({ name, patternId }) => ({ name: wordOf(name), patternId })))
      : refusal;
  },
  under_age: withDetails(refusalDetails.under_age, ({ minAge }) => new UnderAgeError(minAge)),
  birthday_set: () => new BirthdaySetError(),
  picture_gone: () => new PictureGoneError(),
};

const ProfileContactInput = builder.inputType('ProfileContactInput', {
  description: 'A way to be reached.',
  fields: (t) => ({
    name: t.field({
      type: ProfileContactName,
      description: 'Which service or programme is told of; what was told of it before is replaced.',
    }),
    value: t.string({ description: 'Name or number there, at most 255 characters; empty takes it away.' }),
  }),
});

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'What is to be kept; what is left out stays as it is.',
  fields: (t) => ({
    nickname: t.string({ required: false, description: 'Two to twenty characters, as people count them.' }),
    birthday: t.string({ required: false, description: 'Day of birth as `1990-12-31`. It can be told once.' }),
    avatarUrl: t.string({
      required: false,
      description:
        'The picture to show, which has to be among those that `avatars` offers. Left out, it stays as it is; `null` takes it away, and the first letter of the name stands in.',
    }),
    pictureId: t.string({
      required: false,
      description:
        "A picture of the member's own, in place of `avatarUrl`: what `/uploads/avatars` of this site answered to a POST whose body was the picture itself, as image/png or image/jpeg of at most 5 MB. `x`, `y` and `side` of that address cut a square out of it, as parts of its width, height and shorter side; without them it is the middle. The operator keeps it for a day, and deletes the one before once this one is taken.",
    }),
    contacts: t.field({
      type: [ProfileContactInput],
      required: false,
      description: 'Those that change; more than there are names is refused with code `BAD_USER_INPUT`.',
    }),
  }),
});

const UpdateProfilePayload = builder.objectRef<{ updated: boolean }>('UpdateProfilePayload').implement({
  description: 'All of it is kept.',
  authScopes: { realMember: true },
  fields: (t) => ({
    viewer: t.field({
      type: Member,
      nullable: true,
      description: 'The member as they are now; `null` where the session has ended meanwhile.',
      resolve: (_payload, _args, context) => viewerOf(context),
    }),
  }),
});

builder.mutationField('updateProfile', (t) =>
  t.field({
    type: UpdateProfilePayload,
    description:
      'Keeps what the member tells, all of it or nothing. Fields of `InvalidFieldsError` are `nickname`, `birthday`, `avatarUrl` and the `name` of a contact, such as `QQ`. `POST /wps/member/profile`; a picture was sent before, which is `PUT /wps/member/avatar`.',
    authScopes: { realMember: true },
    errors: {
      types: [
        InvalidFieldsError,
        UnderAgeError,
        BirthdaySetError,
        PictureGoneError,
        NotSignedInError,
        PasswordChangeRequiredError,
        RealAccountNeededError,
        TooManyAttemptsError,
      ],
    },
    args: { input: t.arg({ type: UpdateProfileInput, description: 'What is to be kept.' }) },
    resolve: async (_root, { input: { avatarUrl, birthday, contacts, nickname, pictureId } }, context) => {
      const { upstream, session } = context;
      let avatar: string | null | undefined = avatarUrl === null ? null : undefined;
      if (avatarUrl != null) {
        const [{ avatars }, urlOf] = await Promise.all([upstream.call(playerAvatar, {}).catch(mapErrors(session)), pictureUrlOf(context)]);
        avatar = avatars.find((path) => urlOf(path) === avatarUrl);
        if (avatar === undefined) throw new InvalidFieldsError([{ name: 'avatarUrl', patternId: otherRules.unknown }]);
      }
      if (pictureId != null && pictureId.length > 64) throw new PictureGoneError();
      // What is empty was not left out: the operator says what is wanted of it.
      const payload = updateProfile.payload.safeParse({
        ...(nickname != null && { nickname }),
        ...(birthday != null && { birthday }),
        ...(pictureId != null && { pictureId }),
        ...(avatar !== undefined && { avatar }),
        ...(contacts && { contacts: contacts.map(({ name, value }) => ({ field: fields[name], value })) }),
      });
      if (!payload.success) throw unfitInput(payload.error);
      await upstream.call(updateProfile, payload.data).catch(mapErrors(session, errorMap));
      return { updated: true };
    },
  }),
);
