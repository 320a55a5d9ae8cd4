import { expect, test } from '@playwright/test';
import { bundleSizes } from '../bench/bundleSizes.ts';

for (const { route, kilobytes, limit } of bundleSizes())
  test(`${route.replace(/ \(.*/, '')}: no more code than ${limit} KB`, () => expect(kilobytes).toBeLessThanOrEqual(limit));
