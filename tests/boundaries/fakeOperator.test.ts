import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What a file needs when it runs: its imports without those of types alone. */
function needs(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const statements = [...text.matchAll(/(?:^|\n)(?:import|export)(\s+type)?\s+(?:\{([^}]*)\}|[^'{;]*?)\s*from\s+'([^']+)'/g)];
  return statements.flatMap(([, type, specifiers, from = '']) => {
    const isTypes =
      type !== undefined ||
      (specifiers !== undefined && specifiers.split(',').every((each) => each.trim() === '' || each.trim().startsWith('type ')));
    return isTypes ? [] : [from];
  });
}

test('the fake operator runs anywhere, a browser too', () => {
  const packages = new Set<string>();
  const files = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const from of needs(file)) {
      if (from.startsWith('.')) visit(path.posix.join(path.posix.dirname(file), from));
      else if (from.startsWith('#contract/')) visit(from.replace('#contract/', 'gateway/contract/'));
      else packages.add(from);
    }
  };
  visit('gateway/testing/fakeOperator/fakeUpstream.ts');
  expect(files.size).toBeGreaterThan(25);
  expect([...packages].sort()).toEqual(['jose', 'zod']);
  expect([...files].filter((file) => /\b(?:Buffer|process|setImmediate)\b[.(]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
