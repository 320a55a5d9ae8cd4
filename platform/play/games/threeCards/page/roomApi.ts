import { followEvents } from '../../../../core/page/followEvents.ts';
import type { RoomTerms, RoomView } from '../../../room/room.ts';
import { bearer, json, playCall, type Send } from '../../kit/playApi.ts';

export interface RoomFollowing {
  readonly onView: (view: RoomView) => void;
  /** `refusal` is the word that the room was not told of with. */
  readonly onState: (isOnline: boolean, refusal?: string) => void;
  readonly onOver: () => void;
}

/** The calls of rooms, below `/games/threeCards/`: they throw `PlayRefusal` or `PlayFault`, nothing else. */
export interface RoomApi {
  rooms(): Promise<readonly RoomTerms[]>;
  /** `wordHash`: hex SHA-256 of the word that is shown once all seats are taken. */
  sit(room: string, wordHash: string, serverSeedHash: string, key: string): Promise<RoomView>;
  show(room: string, clientSeed: string): Promise<RoomView>;
  leave(room: string): Promise<RoomView>;
  /** Tells of a room as it changes; answers how to stop. */
  follow(room: string, following: RoomFollowing): () => void;
}

const base = '/games/threeCards';

export function createRoomApi(session: string, language: string): RoomApi {
  const send: Send = (path, init) => fetch(`${base}/${path}?lang=${language}`, init);
  const at = (room: string) => `rooms/${encodeURIComponent(room)}`;
  return {
    rooms: async () => (await playCall<{ readonly rooms: readonly RoomTerms[] }>(send, 'rooms', { headers: bearer(session) })).rooms,
    sit: (room, wordHash, serverSeedHash, key) =>
      playCall(send, `${at(room)}/seats`, json({ wordHash, serverSeedHash }, { ...bearer(session), 'idempotency-key': key })),
    show: (room, clientSeed) => playCall(send, `${at(room)}/word`, json({ clientSeed }, bearer(session))),
    leave: (room) => playCall(send, `${at(room)}/left`, json({}, bearer(session))),
    follow(room, { onView, onState, onOver }) {
      const events = followEvents<RoomView>({
        address: `${base}/${at(room)}/stream?lang=${language}`,
        headers: () => bearer(session),
        onSaid: onView,
        onState,
        onOver,
      });
      events.begin();
      return events.stop;
    },
  };
}
