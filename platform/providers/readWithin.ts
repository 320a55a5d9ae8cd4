/** Reads an answer's body of up to `limit` bytes. Rejects where there is more, having let go of it. */
export async function readWithin(response: Response, limit: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (length > limit) throw new Error(`the answer is longer than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
