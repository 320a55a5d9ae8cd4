import { z } from 'zod';
import { everybody } from '../access.ts';
import { builder } from '../builder.ts';
import { type Meanings, withDetails } from '../refusedAs.ts';
import { type InvalidField, InvalidFieldsError, TooManyAttemptsError, UsernameTakenError } from '../refusals.ts';
import { RefusalInterface } from '../refusalTypes.ts';

const InvalidFieldType = builder.objectRef<InvalidField>('InvalidField').implement({
  description: 'A field that the operator did not accept.',
  ...everybody,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Which one, in the words of `RegisterInput`.' }),
    patternId: t.exposeString('patternId', { description: 'Key of the message that says what was wanted.' }),
  }),
});

builder.objectType(InvalidFieldsError, {
  name: 'InvalidFieldsError',
  description: 'Some values do not meet their rule; no account was made. Code `INVALID_FIELDS`.',
  interfaces: [RefusalInterface],
  ...everybody,
  fields: (t) => ({
    fields: t.field({ type: [InvalidFieldType], description: 'One entry for each field to mark; never empty.', resolve: ({ fields }) => [...fields] }),
  }),
});

builder.objectType(UsernameTakenError, {
  name: 'UsernameTakenError',
  description: 'Another account has the name; no account was made. Code `USERNAME_TAKEN`.',
  interfaces: [RefusalInterface],
  ...everybody,
});

const brokenRules = z.object({ fields: z.array(z.object({ name: z.string(), patternId: z.string() })).min(1) });

/** Refusals of `PUT /wps/member/register`. */
export const registerMeanings: Meanings = {
  username_taken: () => new UsernameTakenError(),
  invalid_fields: withDetails(brokenRules, ({ fields }) => new InvalidFieldsError(fields)),
  too_many_attempts: withDetails(z.object({ retryAfterSeconds: z.int().nonnegative() }), ({ retryAfterSeconds }) => new TooManyAttemptsError(retryAfterSeconds)),
};
