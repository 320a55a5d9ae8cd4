import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import type { Database } from '../../../platform/core/store/database.ts';
import type { Stack } from '../../stack/runStack.ts';

/** What is good for minutes only, by the columns that say until when, or since when. */
const moments = {
  attempt: ['at'],
  captcha: ['expires_at'],
  login_ticket: ['expires_at'],
  recovery_link: ['expires_at'],
  verification_code: ['created_at', 'expires_at'],
} satisfies Partial<Record<keyof Database, readonly string[]>>;

/** What minutes of waiting do to everything that was sent to visitors of a stack: its rows become so much older. */
export function age(stack: Stack, minutes: number): void {
  const database = new DatabaseSync(path.join(stack.dataFolder, 'platform.db'), { timeout: 5_000 });
  try {
    for (const [table, columns] of Object.entries(moments)) {
      database
        .prepare(`update ${table} set ${columns.map((column) => `${column} = ${column} - ?`).join(', ')}`)
        .run(...columns.map(() => BigInt(minutes * 60_000)));
    }
  } finally {
    database.close();
  }
}

/** Minutes later, for the stack and for a page whose clock was installed before it was opened. */
export async function advanceClock(page: Page, stack: Stack, minutes: number): Promise<void> {
  age(stack, minutes);
  await page.clock.fastForward(minutes * 60_000);
}
