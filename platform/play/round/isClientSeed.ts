const pattern = /^\P{C}{1,64}$/u;

/** Up to 64 characters that can be shown: a seed is typed, copied and compared by people. */
export const isClientSeed = (text: string): boolean => pattern.test(text);
