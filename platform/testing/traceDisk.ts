import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** What is done to files by this process meanwhile, in its order, as `sync NAME`, `rename NAME`, `link NAME` and `copy NAME` of files' last names. */
export interface DiskTrace {
  readonly lines: readonly string[];
  end(): void;
}

/** A copy says by `beside NAME` whether a file of that name was there already, where it went. */
export function traceDisk(beside: string): DiskTrace {
  const lines: string[] = [];
  const { copyFileSync, fsyncSync, linkSync, openSync, renameSync } = fs;
  const opened = new Map<number, string>();
  const traced = {
    openSync: (path: string, ...how: [string, number]) => {
      const file = openSync(path, ...how);
      opened.set(file, basename(path));
      return file;
    },
    fsyncSync: (file: number) => {
      lines.push(`sync ${opened.get(file)}`);
      fsyncSync(file);
    },
    renameSync: (from: string, to: string) => {
      lines.push(`rename ${basename(to)}`);
      renameSync(from, to);
    },
    linkSync: (from: string, to: string) => {
      lines.push(`link ${basename(to)}`);
      linkSync(from, to);
    },
    copyFileSync: (from: string, to: string) => {
      lines.push(`copy ${basename(to)}${fs.existsSync(join(dirname(to), beside)) ? ` beside ${beside}` : ''}`);
      copyFileSync(from, to);
    },
  };
  Object.assign(fs, traced);
  syncBuiltinESMExports();
  return {
    lines,
    end() {
      Object.assign(fs, { copyFileSync, fsyncSync, linkSync, openSync, renameSync });
      syncBuiltinESMExports();
    },
  };
}
