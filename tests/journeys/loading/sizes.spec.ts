import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { bundleSizes } from '../../bench/bundleSizes.ts';

for (const { route, kilobytes, limit } of bundleSizes())
  test(`${route.replace(/ \(.*/, '')}: no more code than ${limit} KB`, () => expect(kilobytes).toBeLessThanOrEqual(limit));

for (const folder of ['dist/web/assets', 'dist/games/assets'])
  test(`${folder}: all code and style is there compressed as well`, () => {
    const files = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((name) => !existsSync(`${folder}/${name}.br`) || !existsSync(`${folder}/${name}.gz`))).toEqual([]);
  });
