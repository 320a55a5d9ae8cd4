/** Stands in the address of every picture, as the real operator has the hash of its content there. */
export const fakeVersion = 'cGljdHVyZTE';
