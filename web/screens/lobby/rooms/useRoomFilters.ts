import { useSearchParams } from 'react-router-dom';

interface RoomFilters {
  /** Id of a game; empty for all. */
  readonly game: string;
  /** What one wants to stake; empty for anything. */
  readonly stake: string;
}

/** Rooms by their names in the address. */
const parameters = { game: 'room.game', stake: 'room.stake' } as const;

export function useRoomFilters() {
  const [address, setAddress] = useSearchParams();
  const stake = address.get(parameters.stake) ?? '';
  const change = (part: Partial<RoomFilters>): void =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of ['game', 'stake'] as const) {
          const value = part[name];
          if (value) next.set(parameters[name], value);
          else if (value === '') next.delete(parameters[name]);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    game: address.get(parameters.game) ?? '',
    // A hand-written address must not end in an empty list that nobody understands.
    stake: /^\d{1,12}(\.\d{1,4})?$/.test(stake) ? stake : '',
    change,
    clear: () => change({ game: '', stake: '' }),
  };
}
