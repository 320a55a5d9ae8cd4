import { readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';

/**
 * Calls `changed` with the path of every file below `folder` that is written, replaced or removed.
 * Each folder is watched by itself: a recursive watch loses files that an editor replaces by renaming.
 */
export function watchTree(folder: string, changed: (file: string) => void): void {
  watch(folder, (_event, name) => {
    if (name === null) return;
    const file = path.join(folder, name);
    if (isFolder(file)) watchTree(file, changed);
    else changed(file);
  });
  for (const name of readdirSync(folder)) {
    const inner = path.join(folder, name);
    if (name !== 'node_modules' && isFolder(inner)) watchTree(inner, changed);
  }
}

function isFolder(file: string): boolean {
  try {
    return statSync(file).isDirectory();
  } catch {
    return false;
  }
}
