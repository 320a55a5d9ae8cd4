/** Days that something is kept, as the help tells everybody and as the jobs do that delete it: one number for both. */
export const keptDays = {
  /** What was said in the chat room, each message by itself. */
  chatRoom: 30,
  /** A conversation with customer service, from its last message on; feedback with its pictures, from its answer on. */
  customerService: 180,
  /** A picture that was sent and then not used. */
  unusedPicture: 1,
} as const;
