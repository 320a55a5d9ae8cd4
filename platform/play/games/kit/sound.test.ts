import { expect, test, vi } from 'vitest';
import { createMotion } from './motion.ts';
import { remembered } from './remembered.ts';
import { createSound } from './sound.ts';

const memory = (entries: Record<string, string> = {}): Storage => {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  } as Storage;
};

/** Counts what a page would sound; no browser is at work here. */
const openContext = () => {
  const tones: number[] = [];
  const parameter = () => ({ value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined });
  const node = { connect: () => node };
  const open = vi.fn(
    () =>
      ({
        currentTime: 0,
        destination: {},
        resume: async () => undefined,
        suspend: async () => undefined,
        createOscillator: () => ({ ...node, frequency: parameter(), start: (at: number) => void tones.push(at), stop: () => undefined }),
        createGain: () => ({ ...node, gain: parameter() }),
      }) as unknown as AudioContext,
  );
  return { open, tones };
};

test('a page is silent until its player switches sound on, and opens no audio before', () => {
  const { open, tones } = openContext();
  const sound = createSound(
    remembered('sound', () => memory()),
    open,
  );
  sound.play('win');
  expect([sound.isOn, open.mock.calls.length, tones.length]).toEqual([false, 0, 0]);
  sound.switch(true);
  sound.play('win');
  sound.play('press');
  expect([sound.isOn, open.mock.calls.length, tones.length]).toEqual([true, 1, 4]);
  sound.switch(false);
  sound.play('win');
  expect(tones).toHaveLength(4);
});

test('the switch is remembered for the next game; where nothing can be kept, for this page', () => {
  const storage = memory();
  createSound(
    remembered('sound', () => storage),
    openContext().open,
  ).switch(true);
  expect(
    createSound(
      remembered('sound', () => storage),
      openContext().open,
    ).isOn,
  ).toBe(true);
  expect(
    createSound(
      remembered('sound', () => memory({ sound: 'off' })),
      openContext().open,
    ).isOn,
  ).toBe(false);
  const forbidden = remembered('sound', () => {
    throw new DOMException('no storage here', 'SecurityError');
  });
  const sound = createSound(forbidden, openContext().open);
  expect(sound.isOn).toBe(false);
  sound.switch(true);
  expect([sound.isOn, forbidden.read()]).toEqual([true, 'on']);
});

test('a game whose page cannot sound is whole', () => {
  const sound = createSound(
    remembered('sound', () => memory({ sound: 'on' })),
    () => {
      throw new Error('no audio device');
    },
  );
  expect(() => sound.play('win')).not.toThrow();
  expect(sound.isOn).toBe(false);
});

test.each([
  [null, false, 'full'],
  [null, true, 'reduced'],
  ['full', true, 'full'],
  ['reduced', false, 'reduced'],
] as const)('motion chosen as %s, where the system asks for less: %s, is %s', (chosen, matches, expected) => {
  const root = { dataset: {} as Record<string, string> } as unknown as HTMLElement;
  const storage = memory(chosen === null ? {} : { motion: chosen });
  const motion = createMotion(
    root,
    remembered('motion', () => storage),
    { matches },
  );
  expect([root.dataset['motion'], motion.isReduced]).toEqual([expected, expected === 'reduced']);
  motion.switch(!motion.isReduced);
  expect(root.dataset['motion']).toBe(expected === 'reduced' ? 'full' : 'reduced');
  expect(
    createMotion(
      root,
      remembered('motion', () => storage),
      { matches },
    ).isReduced,
  ).toBe(expected !== 'reduced');
});
