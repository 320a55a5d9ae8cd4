import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { registered } from '../../testing/registration.ts';
import { operatorKey, operatorParty, type OperatorParty } from './operatorParty.ts';

type Options = NonNullable<Parameters<typeof openPlatform>[0]>;

/** A platform with one member, and somebody of every role at its desk. */
export interface OpenDesk {
  readonly platform: TestPlatform;
  readonly desk: OperatorParty;
  /** Of the member `linh`, who has the gift of the house. */
  readonly memberId: string;
  readonly token: string;
}

export async function openDesk(options: Options): Promise<OpenDesk> {
  const platform = await openPlatform({ ...options, extras: { ...options.extras, operatorKey } });
  const token = await registered(platform, 'linh');
  const { id: memberId } = await platform.parts.db
    .selectFrom('member')
    .select('id')
    .where('username', '=', 'linh')
    .executeTakeFirstOrThrow();
  return { platform, token, memberId, desk: await operatorParty(platform, operatorKey) };
}
