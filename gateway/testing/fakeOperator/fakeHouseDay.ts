const hours = 7;

/** The day of a moment in the time zone of the fake brand, as `2026-02-01`. */
export const fakeHouseDay = (time: number): string => new Date(time + hours * 3_600_000).toISOString().slice(0, 10);
