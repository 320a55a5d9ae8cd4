import { act, render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { App } from '../App.tsx';
import { createI18n } from '../i18n/createI18n.ts';
import type { OfflineAnswers } from '../relay/offlineAnswers.ts';
import { createRoutes } from '../routes.ts';
import { createClosure } from '../shell/closure.tsx';
import { aShell } from './aShell.ts';
import { type Answer, answer, type ExactAnswer, type OperationName } from './answer.ts';

// What a screen asks is known before its code has come, but not its fields, by which a test finds and answers it.
import.meta.glob('../screens/**/__generated__/*ScreenQuery.graphql.ts', { eager: true });

export interface OpenScreenOptions {
  /** The signed-in member, such as `aMember`; a guest if left out. `'unknown'` leaves the question open. */
  viewer?: object | null | 'unknown';
  language?: string;
  offlineAnswers?: OfflineAnswers;
}

/** Opens an address in the whole application, as the browser does: real routes, shell and screens over a mock environment. */
export async function openScreen(path: string, { viewer = null, language = 'EN', offlineAnswers }: OpenScreenOptions = {}) {
  const environment = createMockEnvironment();
  const i18n = await createI18n(language);
  const router = createMemoryRouter(createRoutes(environment), { initialEntries: [path] });
  await act(async () => {
    render(
      <App environment={environment} i18n={i18n} router={router} closure={createClosure()} {...(offlineAnswers && { offlineAnswers })} />,
    );
  });
  if (viewer !== 'unknown') await answer(environment, 'useViewerQuery', { viewer });
  return { environment, i18n, router, address: () => router.state.location.pathname + router.state.location.search };
}

export { aShell } from './aShell.ts';

/** As `openScreen`, with the screen's own query answered too. */
export async function openAnswered<Name extends OperationName, const Data extends Answer<Name>>(
  path: string,
  query: Name,
  data?: Data & ExactAnswer<Name, Data>,
  opening: OpenScreenOptions = {},
) {
  const place = await openScreen(path, opening);
  await answer(place.environment, query, { ...aShell, ...(data as object | undefined) } as never);
  return place;
}

/** A game as lists show it. */
export const aGame = (number: number) => ({
  id: `game-${number}`,
  code: `code-${number}`,
  name: `Game ${number}`,
  category: 'RNG' as const,
  vendorCode: 'LTN',
  vendorName: 'Lantern Row',
  imageUrl: `/art/${number}.svg`,
  hot: false,
  returnToPlayer: '95.1',
  underMaintenance: false,
  launchKind: 'FRAME' as const,
  playType: null,
});

export const aBanner = (number: number, link: object | null = null) => ({
  id: `banner-${number}`,
  imageUrl: `/banner/${number}.svg`,
  title: `Banner ${number}`,
  link,
});
