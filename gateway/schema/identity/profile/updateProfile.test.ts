import { afterEach, describe, expect, test } from 'vitest';
import { FakeRefusal } from '../../../testing/fakeOperator/fakeRefusal.ts';
import { openMockGateways } from '../../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const update = `mutation ($input: UpdateProfileInput!) {
  answer: updateProfile(input: $input) { __typename ... on InvalidFieldsError { fields { name patternId } } }
}`;
const broken = (...fields: readonly { name: string; patternId: string }[]) => ({ __typename: 'InvalidFieldsError', fields });

describe('a profile', () => {
  test('MC-16 says what was not accepted in the words of the form, not in those of the operator', async () => {
    const fields = ['nickname', 'avatar', 'zalo', 'facebook', 'whatsapp', 'line', 'wechat', 'qqNum'];
    const gateway = open({
      persona: 'member',
      overrides: {
        updateProfile: () => {
          throw new FakeRefusal('invalid_fields', { fields: fields.map((name) => ({ name, patternId: 'length' })) });
        },
      },
    });
    const { data } = await gateway.ask(update, { input: { contacts: [{ name: 'QQ', value: 'heron' }] } });
    const names = ['nickname', 'avatarUrl', 'ZALO', 'FACEBOOK', 'WHATSAPP', 'LINE', 'WECHAT', 'QQ'];
    expect(data).toEqual({ answer: broken(...names.map((name) => ({ name, patternId: 'length' }))) });
  });

  test.each([
    ['an empty nickname', { nickname: '' }, broken({ name: 'nickname', patternId: 'length' })],
    ['an empty birthday', { birthday: '' }, broken({ name: 'birthday', patternId: 'dateYearFirst' })],
    ['a picture that is not offered', { avatarUrl: 'https://a.example/x.png' }, broken({ name: 'avatarUrl', patternId: 'unknown' })],
    ['a name of a picture that is longer than any', { pictureId: 'x'.repeat(65) }, { __typename: 'PictureGoneError' }],
  ])('MC-16 does not pass over %s as if it had been left out', async (_what, input, answer) => {
    expect(await open({ persona: 'member' }).ask(update, { input })).toEqual({ data: { answer } });
  });

  test('MC-16 leaves as it is what is null, but for the picture', async () => {
    const input = { nickname: null, birthday: null, contacts: null, pictureId: null };
    expect(await open({ persona: 'member' }).ask(update, { input })).toEqual({ data: { answer: { __typename: 'UpdateProfilePayload' } } });
  });

  test.each([
    ['nickname', { nickname: 'x'.repeat(201) }],
    ['contacts', { contacts: Array(7).fill({ name: 'ZALO', value: '0912345678' }) }],
    [
      'contacts.1.value',
      {
        contacts: [
          { name: 'ZALO', value: '' },
          { name: 'LINE', value: 'x'.repeat(256) },
        ],
      },
    ],
  ])('names what of it no operator takes: %s', async (field, input) => {
    const { errors } = await open({ persona: 'member' }).ask(update, { input });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      detail: expect.stringContaining(`\`input.${field}\` does not fit: Too big`) as unknown,
    });
  });

  test('MC-16 PP-02 is told with the years that a birthday must lie back, and each way to be reached by its name', async () => {
    const gateway = open({
      persona: 'member',
      overrides: {
        profile: () => ({
          nickname: 'Heron',
          birthday: '1990-02-03',
          minAge: 23,
          contacts: [
            { field: 'qqNum', value: '77' },
            { field: 'zalo', value: '' },
          ],
        }),
      },
    });
    const { data } = await gateway.ask('{ viewer { profile { birthday minimumAge contacts { name value } } } }');
    const contacts = [
      { name: 'QQ', value: '77' },
      { name: 'ZALO', value: '' },
    ];
    expect(data).toEqual({ viewer: { profile: { birthday: '1990-02-03', minimumAge: 23, contacts } } });
  });

  test.each([
    ['/art/avatars/a.svg', false],
    ['/avatars/own.jpg', true],
    [null, false],
  ])('MC-16 the picture %s is one of the member’s own: %s', async (avatar, isOwn) => {
    const gateway = open({
      persona: 'member',
      overrides: { playerAvatar: () => ({ avatar, avatars: ['/art/avatars/a.svg', '/art/avatars/b.svg'] }) },
    });
    const { data } = await gateway.ask('{ viewer { avatars { isOwn chosenUrl urls } } }');
    const onHost = (path: string) => expect.stringMatching(new RegExp(`^https://img[12]\\.example${path}$`)) as string;
    expect(data).toEqual({
      viewer: {
        avatars: {
          isOwn,
          chosenUrl: avatar === null ? null : onHost(avatar),
          urls: [onHost('/art/avatars/a.svg'), onHost('/art/avatars/b.svg')],
        },
      },
    });
  });
});
