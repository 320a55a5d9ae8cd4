import { register } from '#contract/identity/member.ts';
import { passwordByEmail } from '#contract/identity/password.ts';
import { login } from '#contract/identity/session.ts';
import { movableClock } from '../../platform/testing/movableClock.ts';
import { openPlatform } from '../../platform/testing/openPlatform.ts';
import { registrationOf } from '../../platform/testing/registration.ts';
import { missedLines } from './misses.ts';
import { chanceOfDifference, median } from './separable.ts';

/** Below it, kinds of answers are told apart by their time. */
const leastChance = 0.01;

interface TimingFigures {
  readonly name: string;
  /** Milliseconds of the middle sample, and how far that is from the first figure's. */
  readonly median: number;
  readonly apart: number;
  /** Chance that samples of one kind differ as much from the first figure's as these do; near 0 they can be told apart. */
  readonly chance: number;
}

/**
 * How long answers take that must tell nothing: `samples` of each kind by turns, through the platform's own door with its own
 * store. An hour passes after each on the platform's clock, so that no limit is met.
 */
async function loginTimingBench(samples: number): Promise<readonly (readonly TimingFigures[])[]> {
  const clock = movableClock();
  const platform = await openPlatform({ clock });
  const address = '198.51.100.1';
  const email = 'rower@example.com';
  try {
    for (const username of ['rower', 'locked']) await platform.call(register, { ...registrationOf(username), email });
    await platform.parts.db.updateTable('member').set({ locked_at: 1n }).where('username', '=', 'locked').execute();
    const logIn = (username: string, password: string) => () => platform.call(login, { username, password }, { address });
    const recover = (username: string) => () => platform.call(passwordByEmail, { username, email }, { address });
    const groups = [
      {
        'a wrong password': logIn('rower', 'wrong'),
        'an unknown name': logIn('nobody', 'wrong'),
        'a locked account': logIn('locked', 'correct horse 7'),
      },
      { 'a lost password, of a member': recover('rower'), 'a lost password, of nobody': recover('nobody') },
    ];
    const figures: TimingFigures[][] = [];
    for (const group of groups) {
      const kinds = Object.entries(group).map(([name, ask]) => ({ name, ask, taken: [] as number[] }));
      for (let sample = -10; sample < samples; sample += 1) {
        // Every kind comes first equally often.
        for (let turn = 0; turn < kinds.length; turn += 1) {
          const kind = kinds[(Math.abs(sample) + turn) % kinds.length];
          clock.forward(3_600_000);
          const begun = performance.now();
          await kind?.ask();
          if (sample >= 0) kind?.taken.push(performance.now() - begun);
        }
      }
      const [first] = kinds;
      figures.push(
        kinds.map(({ name, taken }, index) => ({
          name,
          median: median(taken),
          apart: median(taken) - median(first?.taken ?? []),
          chance: index === 0 ? 1 : chanceOfDifference(taken, first?.taken ?? []),
        })),
      );
    }
    return figures;
  } finally {
    await platform.close();
  }
}

/** Whether answers can be told apart by their time, as a section of the bench's page. */
export async function loginTimingTable(samples: number): Promise<readonly string[]> {
  const figures = (await loginTimingBench(samples)).flat();
  return [
    '',
    `## Answers that must tell nothing (${samples} samples each, by turns)`,
    '',
    '| what | median ms | apart ms | chance |',
    '|---|---|---|---|',
    ...figures.map(({ name, median, apart, chance }) => `| ${name} | ${median.toFixed(2)} | ${apart.toFixed(2)} | ${chance.toFixed(3)} |`),
    '',
    `A chance above ${leastChance}: the kinds cannot be told apart by their time.`,
    ...missedLines(
      figures.map(({ name, chance }) => ({
        what: `chance of ${name}`,
        figure: chance,
        limit: leastChance,
        isLeast: true,
        shown: chance.toFixed(3),
      })),
    ),
  ];
}
