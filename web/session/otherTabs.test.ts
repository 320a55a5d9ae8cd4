import { waitFor } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, test } from 'vitest';
import { answer, waitingFor } from '../testing/answer.ts';
import { aMember, anotherMember } from '../testing/aMember.ts';
import { createOperationDescriptor } from 'relay-runtime';
import query from './__generated__/useViewerQuery.graphql.ts';
import { followOtherTabs, tellOtherTabs } from './otherTabs.ts';
import { clearViewer, isSignedIn, viewerId } from './viewer.ts';

/** A tab with a viewer, on a channel that hands over at once. */
function openTab(channel: EventTarget, viewer: object | null) {
  const environment = createMockEnvironment();
  const said: unknown[] = [];
  const end = followOtherTabs(environment, {
    addEventListener: channel.addEventListener.bind(channel) as BroadcastChannel['addEventListener'],
    removeEventListener: channel.removeEventListener.bind(channel) as BroadcastChannel['removeEventListener'],
    postMessage: (data) => void said.push(data),
  });
  environment.commitPayload(createOperationDescriptor(query, {}), { viewer });
  return { environment, said, end };
}

const tell = (channel: EventTarget, data: unknown) => channel.dispatchEvent(new MessageEvent('message', { data }));

test('LG-07 who signs out in one tab is signed out in the others, and only news of that is said', async () => {
  const channel = new EventTarget();
  const [here, there] = [openTab(channel, aMember), openTab(channel, aMember)];
  expect(here.said).toEqual([]);
  clearViewer(here.environment);
  expect(here.said).toEqual(['viewer']);

  tell(channel, 'anything else');
  expect(waitingFor(there.environment, 'useViewerQuery')).toEqual([]);
  tell(channel, here.said[0]);
  await answer(there.environment, 'useViewerQuery', { viewer: null });
  await waitFor(() => expect(isSignedIn(there.environment)).toBe(false));
  expect(there.said).toEqual([]);

  // The next one who comes is news again, and so is who takes the place of another; after the end nothing is.
  there.environment.commitPayload(createOperationDescriptor(query, {}), { viewer: aMember });
  expect(there.said).toEqual(['viewer']);
  there.environment.commitPayload(createOperationDescriptor(query, {}), { viewer: anotherMember });
  expect(there.said).toEqual(['viewer', 'viewer']);
  there.end();
  clearViewer(there.environment);
  expect(there.said).toEqual(['viewer', 'viewer']);
});

test('PP-14 a break that begins in one tab begins in the others, and is said once', async () => {
  const channel = new EventTarget();
  const [here, there] = [openTab(channel, aMember), openTab(channel, aMember)];
  const onBreak = { ...aMember, playPause: { kind: 'TIME_OUT', until: '2099-03-14T12:00:00.000Z' } } as const;
  here.environment.commitPayload(createOperationDescriptor(query, {}), { viewer: onBreak });
  expect(here.said).toEqual(['viewer']);
  tell(channel, here.said[0]);
  await answer(there.environment, 'useViewerQuery', { viewer: onBreak });
  expect(there.said).toEqual([]);
});

test('LG-08 who signs in in one tab is signed in in the others; where that cannot be asked, nothing changes', async () => {
  const channel = new EventTarget();
  const { environment } = openTab(channel, null);
  tell(channel, 'viewer');
  environment.mock.rejectMostRecentOperation(new Error('lost'));
  expect(isSignedIn(environment)).toBe(false);
  tell(channel, 'viewer');
  await answer(environment, 'useViewerQuery', { viewer: aMember });
  await waitFor(() => expect(isSignedIn(environment)).toBe(true));
});

test('ST-01 a tab that a ticket has signed another member in by tells so, and the others show that one', async () => {
  const channel = new EventTarget();
  const [here, there] = [openTab(channel, aMember), openTab(channel, aMember)];
  tellOtherTabs({ postMessage: (data) => void tell(channel, data) });
  for (const { environment } of [here, there]) {
    await answer(environment, 'useViewerQuery', { viewer: anotherMember });
    await waitFor(() => expect(viewerId(environment)).toBe(anotherMember.id));
  }
  expect([...here.said, ...there.said]).toEqual([]);
});
