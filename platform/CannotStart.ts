/** Something outside of the platform keeps it from starting; the message is one line for whoever starts it. */
export class CannotStart extends Error {}
