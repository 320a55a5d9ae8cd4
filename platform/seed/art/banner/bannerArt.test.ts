import { expect, it } from 'vitest';
import { contrast } from '../hue.ts';
import { paper } from '../palette.ts';
import { hours } from './light.ts';

it('words read at AA on the shade of every hour', () => {
  for (const [name, { sky }] of Object.entries(hours)) {
    expect(contrast(paper.base, sky[0]), name).toBeGreaterThanOrEqual(7);
    expect(contrast(paper.shade, sky[0]), name).toBeGreaterThanOrEqual(4.5);
  }
});
