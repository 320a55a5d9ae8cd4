/** A part of the code did not come, neither at once nor when it was asked for again. */
export class ChunkFault extends Error {
  override readonly name = 'ChunkFault';
  readonly code = 'CHUNK_NOT_LOADED';

  constructor(cause: unknown) {
    super('a part of the page could not be loaded', { cause });
  }
}
