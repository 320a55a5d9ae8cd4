import { act, screen, waitFor } from '@testing-library/react';
import { fetchQuery } from 'react-relay/hooks';
import { beforeEach, expect, test } from 'vitest';
import viewerQuery, { type useViewerQuery } from '../../session/__generated__/useViewerQuery.graphql.ts';
import { clearViewer } from '../../session/viewer.ts';
import { answer, waitingFor } from '../../testing/answer.ts';
import { aMember, press } from '../../testing/openPlace.tsx';
import { field, fillIn, openModal, openPage } from './testing/registrationPlace.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type Environment = Awaited<ReturnType<typeof openPage>>['environment'];

/** As another tab of the browser brings it about. */
async function signInElsewhere(environment: Environment) {
  fetchQuery<useViewerQuery>(environment, viewerQuery, {}, { networkCacheConfig: { force: true } }).subscribe({});
  await answer(environment, 'useViewerQuery', { viewer: aMember });
}

const shownForm = () => screen.queryByRole('form', { name: 'Create account' });

test('RG-10 who is signed in meanwhile is told so, has no form to send by accident, and goes on home', async () => {
  const { environment, address } = await openPage();
  await fillIn();
  await signInElsewhere(environment);
  expect(await screen.findByText('You are logged in as lotus88.')).toBeTruthy();
  expect(shownForm()).toBeNull();
  expect(waitingFor(environment, 'useRegisterMutation')).toEqual([]);
  await press('Continue with this account');
  await waitFor(() => expect(address()).toBe('/'));
});

test('RG-10 once nobody is signed in any more, everything that was typed is there again', async () => {
  const { environment } = await openPage();
  await fillIn();
  await signInElsewhere(environment);
  await screen.findByText('You are logged in as lotus88.');
  await act(async () => clearViewer(environment));
  expect(shownForm()).toBeTruthy();
  expect([field('User name').value, field('Password').value]).toEqual(['lotus88', 'secret1']);
  expect(screen.queryByText('You are logged in as lotus88.')).toBeNull();
});

test('RG-10 in the dialog it is the same, and going on closes it where the person was', async () => {
  const { environment, address } = await openModal();
  await signInElsewhere(environment);
  expect(await screen.findByText('You are logged in as lotus88.')).toBeTruthy();
  expect(shownForm()).toBeNull();
  await press('Continue with this account');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/fish');
});
