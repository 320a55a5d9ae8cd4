import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyOfRepository } from './copyOfRepository.ts';

const copy = copyOfRepository();
afterAll(() => copy.remove());

/** What a noun with a call and its field brings of its own. */
const added: Readonly<Record<string, string>> = {
  'gateway/contract/content/tide.ts': `import { z } from 'zod';
import { call } from '../call.ts';

/** How high the water stands. */
export const tide = call({
  method: 'GET',
  path: '/wps/system/tide',
  access: 'visitors',
  kind: 'read',
  group: 'content',
  shared: { fresh: 15_000, stale: 600_000 },
  specified: false,
  payload: z.object({}),
  answer: z.object({
    /** In centimetres above the lowest of the year. */
    height: z.number().int(),
  }),
});

export const tideCalls = { tide };
`,
  'platform/content/tide/tide.module.ts': `import type { PlatformModule } from '../../core/module.ts';

/** How high the water stands. */
export const tideModule = {
  name: 'tide',
  handlers: () => ({ tide: () => Promise.resolve({ height: 120 }) }),
} satisfies PlatformModule;
`,
  'gateway/schema/content/tide/tide.ts': `import { tide } from '#contract/content/tide.ts';
import { publicField } from '../../access.ts';
import { builder } from '../../builder.ts';

builder.queryField('tide', (t) =>
  t.int({
    nullable: true,
    description: 'How high the water stands, in centimetres above the lowest of the year. \`GET /wps/system/tide\`. \`null\` only after a fault.',
    ...publicField,
    resolve: async (_root, _args, { upstream }) => (await upstream.call(tide, {})).height,
  }),
);
`,
  'gateway/schema/content/tide/testing/permissions.ts': `import type { Permissions } from '../../../testing/Permissions.ts';

export const permissions: Permissions = { publicFields: ['tide'] };
`,
  'gateway/testing/fakeTide.ts': `import type { FakeHandlers } from './FakeCallContext.ts';

/** How high the water stands. */
export const fakeTide = { tide: () => ({ height: 80 }) } satisfies Partial<FakeHandlers>;
`,
  'tests/operator/cases/tide.ts': `import { calls } from '#contract/calls.ts';
import { caseList } from '../caseList.ts';

const { byGuests, cases } = caseList();
export { cases };

byGuests(calls.tide);
`,
};

test(
  'a noun with a call and its field is added by the steps of CONTRIBUTING.md, in files of its own and one line of a list',
  { timeout: 400_000 },
  () => {
    for (const [path, text] of Object.entries(added)) {
      const file = join(copy.folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    // The one file that others touch too.
    copy.edit('platform/modules.ts', (text) =>
      `import { tideModule } from './content/tide/tide.module.ts';\n${text}`.replace(
        '.with(helpModule)',
        '.with(helpModule)\n  .with(tideModule)',
      ),
    );
    for (const generator of ['NounLists', 'Examples', 'Openapi', 'Schema'])
      expect(copy.run(`scripts/write${generator}.ts`)).toMatchObject({ status: 0 });
    const checked = copy.run('scripts/check.ts', 'types', 'lists of nouns', 'loose ends');
    expect([checked.status, checked.status === 0 ? '' : checked.said]).toEqual([0, '']);
    const only = ['--reporter=dot', '-t', 'tide|every call|declares it|public fields'];
    const proven = copy.run(
      'node_modules/vitest/vitest.mjs',
      'run',
      ...only,
      'tests/operator/operator.test.ts',
      'tests/schema/scopes.test.ts',
    );
    expect([proven.status, proven.status === 0 ? '' : proven.said]).toEqual([0, '']);
    expect(copy.changed()).toEqual(['platform/modules.ts']);
  },
);
