import { screen } from '@testing-library/react';
import { ROOT_ID } from 'relay-runtime';
import { beforeEach, expect, test } from 'vitest';
import { useDialogs } from '../../overlays/dialogs.tsx';
import { useViewer } from '../../session/useViewer.ts';
import { answer, fail, waitingFor } from '../../testing/answer.ts';
import { aMember, openPlace, press } from '../../testing/openPlace.tsx';
import { pressEscape } from '../../testing/pressEscape.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function Opener() {
  const { open } = useDialogs();
  const viewer = useViewer();
  return (
    <button type="button" onClick={() => open('logOut')}>
      leave {viewer?.account ?? 'nobody'}
    </button>
  );
}

async function openQuestion(path = '/rng', viewer: object = aMember) {
  const place = await openPlace({ path, viewer, routes: () => [{ path: '/rng', Component: Opener }] });
  await press('leave lotus88');
  await screen.findByRole('alertdialog', { name: 'Log out?' });
  return place;
}

test('LG-07 logging out is asked first, and cancelling changes nothing', async () => {
  const { environment, address } = await openQuestion();
  await press('Stay logged in');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(waitingFor(environment, 'useLogOutMutation')).toEqual([]);
  expect(address()).toBe('/rng');
});

test('a trial is told that it ends with the log-out, and nobody else is', async () => {
  await openQuestion('/rng', { ...aMember, kind: 'DEMO', memberCentreAllowed: false });
  expect(screen.getByRole('alertdialog').textContent).toContain('This trial account and its play funds end with it.');
  expect(screen.queryByText(/stay safe/)).toBeNull();
});

test('LG-07 SES-003 confirmed, it forgets the member, keeps what belongs to the device, and leads home', async () => {
  const { environment, address } = await openQuestion();
  for (const key of ['lang', 'hisLang', 'theme', 'merchantCode', 'LOTTFAV.lotus88', 'betSlip', 'account']) localStorage.setItem(key, 'x');
  sessionStorage.setItem('draft', 'x');
  await press('Log out');
  await answer(environment, 'useLogOutMutation', { logOut: { loggedOut: true } });
  expect(address()).toBe('/');
  expect(screen.queryByRole('alertdialog', { name: 'Log out?' })).toBeNull();
  expect(Object.keys(localStorage).toSorted()).toEqual(['LOTTFAV.lotus88', 'hisLang', 'lang', 'merchantCode', 'theme']);
  expect(sessionStorage).toHaveLength(0);
  const records = environment.getStore().getSource();
  expect(records.get(ROOT_ID)?.['viewer']).toBeNull();
  expect(records.get(aMember.id)).toBeFalsy();
});

test.each(['PLAYER', 'DEMO'] as const)('LG-07 whoever has logged out is told so once, behind the question: %s', async (kind) => {
  const { environment } = await openQuestion('/rng', { ...aMember, kind, memberCentreAllowed: kind === 'PLAYER' });
  await press('Log out');
  expect(screen.queryByText('You are logged out.')).toBeNull();
  await answer(environment, 'useLogOutMutation', { logOut: { loggedOut: true } });
  const said = await screen.findByText('You are logged out.');
  expect(said.closest('dialog')).toBeNull();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('LG-07 from an open panel too, without asking the guest to log in again', async () => {
  const { environment, address } = await openQuestion('/rng?panel=depositv2');
  await press('Log out');
  await answer(environment, 'useLogOutMutation', { logOut: { loggedOut: true } });
  expect(address()).toBe('/');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('LG-07 when the gateway cannot be reached the person stays logged in, is told so, and can try again', async () => {
  const { environment, address } = await openQuestion();
  await press('Log out');
  await fail(environment, 'useLogOutMutation');
  expect(screen.getByRole('alert').textContent).toContain('you are still logged in');
  expect(address()).toMatch(/^\/rng/);
  await press('Log out');
  expect(waitingFor(environment, 'useLogOutMutation')).toHaveLength(1);
});

test('LG-07 Escape is a cancel', async () => {
  await openQuestion();
  await pressEscape();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
