/**
 * @param pieces generated as they are read; cancelling the stream ends the generator
 * @returns the body of a response
 */
export const byteStream = (pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })

/**
 * As `byteStream`, but the first two pieces are generated before it returns, so that an early failure becomes an error response instead of
 * a body that breaks off.
 * @throws what generating the first two pieces throws
 */
export async function begunStream(pieces: AsyncGenerator<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const begun = [await pieces.next(), await pieces.next()]
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      for (const piece of begun) if (!piece.done) yield piece.value
      yield* pieces
    } finally {
      await pieces.return(undefined)
    }
  }
  return byteStream(all())
}
