import { calls } from '#contract/calls.ts';
import { caseList, newMember, newTrial } from '../caseList.ts';

const { add, cases } = caseList();
export { cases };

const roomId = 'three-cards-ferry';

add(calls.pvpRooms, 'by a guest', 'answered', (at, call) => at.call(call, {}));
add(calls.pvpLaunch, 'a room', 'answered', async (at, call) => at.call(call, { roomId }, (await newMember(at)).as));
add(calls.pvpLaunch, 'a room there is not', 'game_not_found', async (at, call) =>
  at.call(call, { roomId: 'no-such-room' }, (await newMember(at)).as),
);
add(calls.pvpLaunch, 'a room, by a trial', 'in_need_true_account', async (at, call) =>
  at.call(call, { roomId }, { token: await newTrial(at) }),
);
