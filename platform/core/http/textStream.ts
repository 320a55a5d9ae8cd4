/**
 * A stream that reads on as fast as it is taken; `onEnd` is told once there is no more to feed it, or nobody who reads. One that fails just
 * ends: an error that it ended with would be written whole into the console by the server, and its message sent to whoever reads.
 */
export function textStream(
  pieces: AsyncGenerator<string>,
  { onError, onEnd }: { readonly onError: (error: unknown) => void; readonly onEnd: () => void },
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let hasLeft = false;
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        // Whoever reads may leave while the next piece is waited for.
        if (hasLeft) return;
        if (!done) return controller.enqueue(encoder.encode(value));
      } catch (error) {
        onError(error);
        if (hasLeft) return;
      }
      controller.close();
      onEnd();
    },
    cancel() {
      hasLeft = true;
      onEnd();
      // Otherwise a generator whose piece nobody takes would never end, nor let go of what feeds it.
      pieces.return(undefined).catch(onError);
    },
  });
}
