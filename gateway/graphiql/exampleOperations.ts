import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ExampleOperation {
  /** Group and file: `2-sign-in/2-log-in.graphql`. */
  readonly name: string;
  readonly group: string;
  readonly text: string;
}

/** The example operations of a folder, one a file, by groups of things that belong together; in the order in which one visitor may run them all. */
export function exampleOperations(folder: string): readonly ExampleOperation[] {
  if (!existsSync(folder)) return [];
  const groups = readdirSync(folder)
    .filter((group) => /^\d/.test(group))
    .sort();
  return groups.flatMap((group) => {
    const files = readdirSync(join(folder, group))
      .filter((file) => file.endsWith('.graphql'))
      .sort();
    return files.map((file) => ({ name: `${group}/${file}`, group, text: readFileSync(join(folder, group, file), 'utf8') }));
  });
}
