import { expect, test } from 'vitest';
import type { SiteAccess } from '../../context.ts';
import { admit, refuse } from './admit.ts';

const access = (status: SiteAccess['status'], loginRequired: boolean): SiteAccess => ({
  status,
  loginRequired,
  address: null,
  country: null,
});
/** What is always answered, what on the ways in, and what to members alone where the brand asks for it. */
const [closed, before, other] = [
  { isForClosed: true, isBeforeLogIn: true },
  { isForClosed: false, isBeforeLogIn: true },
  { isForClosed: false, isBeforeLogIn: false },
];

test.each([
  ['a visitor who is not known', undefined, ['everybody', 'everybody', 'everybody']],
  ['a visitor nobody could be asked about', null, ['everybody', 'everybody', 'everybody']],
  ['a visitor', access('NORMAL', false), ['everybody', 'everybody', 'everybody']],
  ['a visitor of a site for members', access('NORMAL', true), ['everybody', 'everybody', 'members']],
  ['anybody during maintenance', access('MAINTENANCE', false), ['everybody', 'MAINTENANCE', 'MAINTENANCE']],
  ['a visitor from a country that is not served', access('RESTRICTED', true), ['everybody', 'RESTRICTED', 'RESTRICTED']],
] as const)('ST-04 RT-12 %s', (_who, who, admissions) => {
  expect([closed, before, other].map((traits) => admit(who, traits))).toEqual(admissions);
});

test('RT-12 what is for members alone is refused to a guest, what is for closed visitors to anybody', () => {
  const refusals = (['everybody', 'members', 'MAINTENANCE', 'RESTRICTED'] as const).map((admission) =>
    [false, true].map((isSignedIn) => {
      try {
        return refuse(admission, isSignedIn);
      } catch (error) {
        return (error as { code: string }).code;
      }
    }),
  );
  expect(refusals).toEqual([
    [undefined, undefined],
    ['LOGIN_REQUIRED', undefined],
    ['MAINTENANCE', 'MAINTENANCE'],
    ['RESTRICTED', 'RESTRICTED'],
  ]);
});
