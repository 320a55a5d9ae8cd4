// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aBanner, openAnswered } from '../../testing/openScreen.tsx';

beforeEach(() => localStorage.clear());

test('RT-07 /promotions has header, banner, footer and side menu', async () => {
  await openAnswered('/promotions', 'PromotionsScreenQuery', { banners: [aBanner(1)] });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Promotions');
  expect(document.title).toBe('Promotions · Sampan');
  expect(screen.getByRole('img', { name: 'Banner 1' })).toBeTruthy();
  for (const role of ['banner', 'contentinfo']) expect(screen.getByRole(role)).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeTruthy();
});

test('RT-07 /promoDetail that names no promotion leads on to all of them', async () => {
  await openAnswered('/promoDetail?id=nowhere', 'PromotionScreenQuery');
  const all = await screen.findByRole('link', { name: 'See all promotions' });
  expect(all.getAttribute('href')).toBe('/promotions');
});
