/** For journeys that are about what moves, or play a round at its own pace: all others are of a visitor who asks for less motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
