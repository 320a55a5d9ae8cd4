import { createOperationDescriptor } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { beforeEach, expect, test } from 'vitest';
import { aMember, anotherMember } from '../testing/aMember.ts';
import query from './__generated__/useViewerQuery.graphql.ts';
import { forgetWhoLeft } from './forgetWhoLeft.ts';
import { clearViewer } from './viewer.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A tab that keeps a lobby as it was left, and the browser's own settings. */
function openTab(viewer: object | null) {
  const environment = createMockEnvironment();
  const end = forgetWhoLeft(environment);
  environment.commitPayload(createOperationDescriptor(query, {}), { viewer });
  sessionStorage.setItem('left:/rng', '?q=dragon');
  localStorage.setItem('theme', 'dark');
  return { end, environment, meet: (next: object) => environment.commitPayload(createOperationDescriptor(query, {}), { viewer: next }) };
}

test('LG-07 what a tab keeps of a member goes when they have left, by whichever tab, or another has come', () => {
  const { environment, meet, end } = openTab(aMember);
  meet({ ...aMember, nickname: 'Lotus 2' });
  expect(sessionStorage.getItem('left:/rng')).toBe('?q=dragon');
  meet(anotherMember);
  expect(sessionStorage.getItem('left:/rng')).toBeNull();
  sessionStorage.setItem('left:/live', '?vendor=AG');
  clearViewer(environment);
  expect(sessionStorage.getItem('left:/live')).toBeNull();
  expect(localStorage.getItem('theme')).toBe('dark');
  end();
});

test('LG-08 what a guest has looked for is still there once they have signed in', () => {
  const { meet, end } = openTab(null);
  meet(aMember);
  expect(sessionStorage.getItem('left:/rng')).toBe('?q=dragon');
  end();
});
