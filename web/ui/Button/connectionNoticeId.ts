/** Id of what says that there is no connection: why a button that sends something does nothing then. */
export const connectionNoticeId = 'connection';
