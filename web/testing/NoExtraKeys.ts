import type { aMember } from './aMember.ts';
import type { aShell } from './aShell.ts';

/** What every test may answer, asked for or not: the fixtures that all share are held to the queries that ask most, where they stand. */
type SharedKey =
  | keyof typeof aMember
  | keyof (typeof aMember)['balance']
  | keyof typeof aShell
  | keyof (typeof aShell)['site']
  | keyof (typeof aShell)['site']['switches']
  | keyof (typeof aShell)['gameCategories'][number]['vendors'][number];
type KeysOf<Raw> = Raw extends object ? keyof Raw : never;

/** `never` for whatever `Data` has that `Allowed` has not: values that were written elsewhere are not looked at so closely by the compiler itself. */
export type NoExtraKeys<Data, Allowed> = Data extends readonly unknown[]
  ? Data
  : Data extends object
    ? {
        readonly [Key in keyof Data]: Key extends `__${string}` | SharedKey
          ? Data[Key]
          : Key extends KeysOf<Allowed>
            ? NoExtraKeys<Data[Key], At<Allowed, Key>>
            : never;
      }
    : Data;
type At<Each, Key extends PropertyKey> = Each extends object ? (Key extends keyof Each ? Each[Key] : never) : never;
