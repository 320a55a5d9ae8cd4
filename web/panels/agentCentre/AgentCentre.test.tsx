import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { aMember, openPlace, press } from '../../testing/openPlace.tsx';

beforeEach(() => localStorage.clear());

const path = '/rng?panel=agentTeamOverview';

test('RT-15 AC-13 the agent centre opens over the route for an agent, and says that nothing is counted and where those are whom they brought', async () => {
  const { address } = await openPlace({ path, viewer: { ...aMember, kind: 'AGENT', agentCentreAllowed: true } });
  expect(await screen.findByRole('dialog', { name: 'Agent centre' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Team overview' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByText('Nothing is counted for your team at the moment')).toBeTruthy();
  // Not that there is nobody: an agent may have brought many.
  expect(screen.getByText(/^Reports on a team are not offered here\. .*below “Invite friends”\.$/)).toBeTruthy();
  await press('Close');
  await waitFor(() => expect(address()).toBe('/rng'));
});

const elsewhere = { type: 'TELEGRAM', url: 'https://telegram.example/sampan' };

test.each([
  [
    'the link',
    [elsewhere, { type: 'AFFILIATELINK', url: 'https://partner.example/' }],
    'https://partner.example/',
    'Becoming an affiliate is arranged on a page of its own.',
  ],
  ['to ask customer service', [elsewhere], undefined, 'Ask customer service how to become an agent.'],
])('RO-03 AC-13 a player is shown %s instead', async (_what, resources, href, text) => {
  const { environment } = await openPlace({ path, viewer: aMember });
  await answer(environment, 'AffiliateDialogQuery', { site: { resources } });
  expect((await screen.findByRole('dialog', { name: 'The agent centre is for agents' })).textContent).toContain(text);
  expect(screen.queryByRole('link', { name: 'Become an affiliate' })?.getAttribute('href')).toBe(href);
});

test('RO-03 AC-13 a demo account is told that a real one is needed', async () => {
  await openPlace({ path, viewer: { ...aMember, kind: 'DEMO', memberCentreAllowed: false } });
  expect(await screen.findByRole('alertdialog', { name: 'A real account is needed' })).toBeTruthy();
});
