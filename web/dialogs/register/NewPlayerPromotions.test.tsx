import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { press } from '../../testing/openPlace.tsx';
import { aSite, openModal, openPage } from './testing/registrationPlace.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const promotion = (number: number) => ({
  id: `promotion-${number}`,
  title: `Promotion ${number}`,
  summary: 'For the first deposit.',
  imageUrl: `/promotion/${number}.svg`,
});
const carousel = () => screen.findByRole('region', { name: 'For new players' });

test('RG-06 below the form stands what awaits a new player, on the page and in the dialog', async () => {
  await openPage({ site: { newPlayerPromotions: [promotion(1)] } });
  const area = await carousel();
  expect(within(area).getByText('Promotion 1')).toBeTruthy();
  expect(screen.getByRole('form').compareDocumentPosition(area) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(within(area).queryByRole('button')).toBeNull();
});

test('RG-06 the dialog has it too', async () => {
  await openModal({ site: { newPlayerPromotions: [promotion(1)] } });
  expect(within(await carousel()).getByText('Promotion 1')).toBeTruthy();
});

test.each([
  ['the page', openPage],
  ['the dialog', openModal],
] as const)('RG-06 on %s more than one change by themselves, until the person stops them', async (_where, open) => {
  await open({ site: { newPlayerPromotions: [promotion(1), promotion(2)] } });
  const area = within(await carousel());
  expect(await area.findAllByRole('button', { name: /Show picture/ })).toHaveLength(2);
  // What changes by itself is not read out.
  const read = async () => (await carousel()).querySelector('[aria-live]')?.getAttribute('aria-live');
  expect(await read()).toBe('off');
  await press('Stop the slideshow');
  expect(await area.findByRole('button', { name: 'Start the slideshow' })).toBeTruthy();
  expect(await read()).toBe('polite');
});

test('RG-06 where there is nothing, nothing is said', async () => {
  await openPage();
  expect(screen.queryByText('For new players')).toBeNull();
});

test('RG-05 a button for each service, only where the brand has switched that on', async () => {
  const socialProviders = [
    { name: 'Harbour', provider: 'harbour' },
    { name: 'Lighthouse', provider: 'lighthouse' },
  ];
  await openPage({ site: { socialProviders, switches: { ...aSite.switches, socialSignIn: true } } });
  expect(within(screen.getByRole('region', { name: 'Or continue with' })).getAllByRole('button')).toHaveLength(2);
});

test('RG-05 no button where it is switched off', async () => {
  await openPage({ site: { socialProviders: [{ name: 'Harbour', provider: 'harbour' }] } });
  expect(screen.queryByRole('region', { name: 'Or continue with' })).toBeNull();
});
