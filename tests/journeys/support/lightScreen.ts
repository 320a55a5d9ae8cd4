/** Where a journey begins that is about no screen: a lobby without games has all that stands around a screen, and takes two thirds of what Home does. */
export const lightScreen = '/live';
