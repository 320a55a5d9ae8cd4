import type { FakeHandlers } from '../FakeCallContext.ts';

/** What can be looked up. */
export const fakeHelp = {
  helpCenter: () => ({
    topics: [
      {
        code: 'start',
        title: 'Getting in',
        articles: [{ id: 'register', title: 'Open an account', content: '<p><a href="/register">Registration</a> asks for a name.</p>' }],
      },
      {
        code: 'protocol',
        title: 'User protocol',
        articles: [{ id: 'agreement', title: 'User agreement', content: '<ol><li>You row for yourself.</li></ol>' }],
      },
    ],
  }),
} satisfies Partial<FakeHandlers>;
