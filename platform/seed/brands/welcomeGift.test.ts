import { expect, test } from 'vitest';
import { parseAmount } from '../../core/ledger/amount.ts';
import { brandGames } from '../titles/brandGames.ts';
import { brandNames, readBrand } from './readBrand.ts';

test.each(brandNames())(
  'GM-05 by what %s gives a new member every game whose stake is free to choose can be played at least twenty times',
  (name) => {
    const brand = readBrand(name);
    const codes = new Set(brand.vendors.map(({ code }) => code));
    const offered = brandGames(brand).titles.current.filter(({ table, vendorCode }) => table === undefined && codes.has(vendorCode));
    expect(offered.length).toBeGreaterThan(30);
    const gift = parseAmount(brand.values.registrationBonus);
    const dear = offered.filter(({ stakes: [smallest = '0'] }) => 20n * parseAmount(smallest) > gift);
    expect(
      dear.map(({ code, stakes }) => [code, stakes[0]]),
      `the smallest stake of a game is at most a twentieth of registrationBonus in ${name}/brand.json`,
    ).toEqual([]);
  },
);
