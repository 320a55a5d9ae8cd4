import type { z } from 'zod';
import type { openedSession } from '#contract/identity/session.ts';
import type { Context } from '../../../context.ts';
import { signIn } from '../../../signIn.ts';
import { type Viewer, viewerWith } from '../member/viewer.ts';

/** Signs the visitor in; see `signIn`. */
export async function openSession(context: Context, opened: z.output<typeof openedSession>, account = ''): Promise<Viewer> {
  const { session, info } = await signIn(context, opened, account);
  return viewerWith(context, session, info);
}
