import { expect, test } from 'vitest';
import { slotFamily } from '../games/slot/slotFamily.ts';
import { createTitleRegistry } from './titleRegistry.ts';
import { smallModel } from '../games/slot/testing/smallModel.ts';
import type { SlotTitle } from '../games/slot/title.ts';

const title = (code: string, version: number): SlotTitle => ({
  code,
  version,
  vendorCode: 'XGS',
  classification: 'classic',
  hero: 'coin',
  companion: 'moon',
  model: smallModel,
  stakes: ['200'],
});

const slots = (...titles: readonly SlotTitle[]) => ({ name: slotFamily.name, titles: slotFamily.open(titles) });

test('the newest version is current, and every older one still answers', () => {
  const registry = createTitleRegistry([slots(title('oar', 1), title('hat', 1)), slots(title('oar', 3), title('oar', 2))]);
  expect(registry.current.map(({ code, version }) => `${code}@${version}`)).toEqual(['oar@3', 'hat@1']);
  expect(registry.currentOf('oar')?.version).toBe(3);
  expect([1, 2, 3, 4].map((version) => registry.find('oar', version)?.version)).toEqual([1, 2, 3, undefined]);
  expect(registry.currentOf('fan')).toBeUndefined();
});

test('one version cannot be two games', () => {
  expect(() => createTitleRegistry([slots(title('oar', 1)), slots(title('oar', 1))])).toThrow('oar@1');
});
