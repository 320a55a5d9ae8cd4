import { chatUrl } from '#contract/content/chat.ts';
import { BadInput } from '../../input/badInput.ts';
import { builder } from '../../builder.ts';
import { commonErrorMap, mapErrors } from '../../refusals/errorMap.ts';
import { FeatureOffError, NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError } from '../../refusals/refusals.ts';
import { safeAbsoluteUrl } from '../../scalars/safeUrl.ts';
import { requireSwitch } from '../../system/site/switches.ts';

const OpenChatPayload = builder.objectRef<{ readonly url: string }>('OpenChatPayload').implement({
  description: 'The room is open to the member.',
  authScopes: { realMember: true },
  fields: (t) => ({
    url: t.expose('url', {
      type: 'SafeUrl',
      description:
        "Address for the frame, at a host that pictures and games may come from, and never the site's own. It carries a ticket for one use that dies after 60 seconds: load it at once, keep it nowhere.",
    }),
  }),
});

const OpenChatInput = builder.inputType('OpenChatInput', {
  description: 'How the room looks on its own page.',
  fields: (t) => ({
    title: t.string({ description: 'What it is called there, up to 64 characters; more is refused with code `BAD_USER_INPUT`.' }),
    headerColor: t.string({
      description: 'Colour of its head: six hexadecimal digits behind `#`; others are refused with code `BAD_USER_INPUT`.',
    }),
  }),
});

builder.mutationField('openChat', (t) =>
  t.field({
    type: OpenChatPayload,
    description:
      'Asks where members talk to each other, for the one who asks. `POST /wps/chat/url`. Refused with `FeatureOffError` where `SiteSwitches.chat` is off.',
    authScopes: { realMember: true },
    errors: { types: [NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError, FeatureOffError] },
    args: { input: t.arg({ type: OpenChatInput, description: 'Title and colour; all else follows from the session.' }) },
    resolve: async (_root, { input }, context) => {
      const { upstream, session, language } = context;
      await requireSwitch(context, 'chat');
      const payload = chatUrl.payload.safeParse({ b2c: 1, title: input.title, headerColor: input.headerColor.toLowerCase(), language });
      if (!payload.success) throw new BadInput('`title` must be at most 64 characters, and `headerColor` a colour such as #262743.');
      const answer = await upstream.call(chatUrl, payload.data).catch(mapErrors(session, commonErrorMap));
      const url = safeAbsoluteUrl(await upstream.launchUrl(answer.chatUrl));
      if (url === null) throw new Error('the operator answered with an address of the chat that is not safe to open');
      return { url };
    },
  }),
);
