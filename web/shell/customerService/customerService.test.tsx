import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fail, waitingFor } from '../../testing/answer.ts';
import { aMember, openPlace, press } from '../../testing/openPlace.tsx';
import { ServiceProblem } from './ServiceProblem.tsx';
import { useCustomerService } from './useCustomerService.ts';

/** A window as a browser opens it, which notes where its links lead when they are followed. */
function aWindow() {
  const followed: string[] = [];
  const page = document.implementation.createHTMLDocument();
  page.body.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) followed.push(target.href);
  });
  return { followed, document: page, opener: window as unknown, closed: false, close: vi.fn() };
}
let popup: ReturnType<typeof aWindow>;
beforeEach(() => {
  popup = aWindow();
  vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
});
afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['theme'];
});

function Desk() {
  const { open, problem } = useCustomerService();
  return (
    <>
      <button type="button" onClick={open}>
        talk
      </button>
      <ServiceProblem problem={problem} />
    </>
  );
}
const openDesk = (viewer: object | null) => openPlace({ path: '/', viewer, routes: () => [{ path: '/', Component: Desk }] });
const own = 'https://chat.example/desk?ticket=once';

test('CS-01 a member is led to a link of their own, and the window knows this page no more', async () => {
  const { environment } = await openDesk(aMember);
  await press('talk');
  await answer(environment, 'serviceLinkMutation', { openCustomerService: { __typename: 'OpenCustomerServicePayload', url: own } });
  await waitFor(() => expect(popup.followed).toEqual([own]));
  expect(popup.opener).toBeNull();
  expect(waitingFor(environment, 'serviceLinkQuery')).toEqual([]);
});

test('CS-01 where the own link cannot be had, a member is answered as a guest; where neither can, the window closes', async () => {
  const { environment } = await openDesk(aMember);
  await press('talk');
  await fail(environment, 'serviceLinkMutation');
  await fail(environment, 'serviceLinkQuery');
  await screen.findByText(/^Customer service cannot be reached/);
  expect([popup.close.mock.calls.length, popup.followed]).toEqual([1, []]);
});

test('CS-01 a guest asks for no link of a member', async () => {
  const { environment } = await openDesk(null);
  await press('talk');
  await answer(environment, 'serviceLinkQuery', { site: { customerServiceUrl: 'https://chat.example/desk' } });
  await waitFor(() => expect(popup.followed).toEqual(['https://chat.example/desk']));
  expect(waitingFor(environment, 'serviceLinkMutation')).toEqual([]);
});

test.each([
  ['https://chat.example/desk?theme=&ticket=once', 'https://chat.example/desk?theme=dark&ticket=once'],
  ['https://chat.example/desk?ticket=once', 'https://chat.example/desk?ticket=once'],
])('TH-01 CS-01 %s, which the operator has named, has the theme of the site where it leaves one open', async (url, followed) => {
  document.documentElement.dataset['theme'] = 'dark';
  const { environment } = await openDesk(aMember);
  await press('talk');
  await answer(environment, 'serviceLinkMutation', { openCustomerService: { __typename: 'OpenCustomerServicePayload', url } });
  await waitFor(() => expect(popup.followed).toEqual([followed]));
});
