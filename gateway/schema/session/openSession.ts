import { memberInfo } from '#contract/wps/member.ts';
import type { Context } from '../../context.ts';
import { type Viewer, viewerWith } from '../member/viewer.ts';

/**
 * Signs the visitor in by a token that the operator has just given: reads whose it is, then opens the
 * session that the answer's cookie will hold. Where the operator cannot say whose it is, the visitor
 * stays what he was.
 */
export async function openSession({ session, upstream }: Context, token: string, account: string): Promise<Viewer> {
  const before = session.current;
  // Calls are made with the token of the current session, so the new one stands in before it is known whose it is.
  session.open({ token, memberId: '', account, type: 0 });
  try {
    const info = await upstream.call(memberInfo, {});
    const opened = { token, memberId: info.id, account: info.account, type: info.type };
    session.open(opened);
    return viewerWith(opened, async () => info);
  } catch (cause) {
    if (before === undefined) session.close();
    else session.open(before);
    throw cause;
  }
}
