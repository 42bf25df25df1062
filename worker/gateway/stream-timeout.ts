import { withTimeout } from '../with-timeout.ts'

type Reader = ReadableStreamBYOBReader
type Piece = ReadableStreamReadResult<Uint8Array<ArrayBuffer>>

/** Bytes of a body that are in memory at a time. */
const BUFFER = 64 * 1024

/**
 * workerd's own pipe, whose `write` resolves when the bytes have been read at the other end. Node, where unit tests run, does not have it.
 */
declare const IdentityTransformStream: typeof TransformStream | undefined
const isWorkerd = typeof IdentityTransformStream === 'function'
const Pipe = isWorkerd ? IdentityTransformStream : TransformStream

/**
 * One buffer is used for a whole body: a new one for each piece would add up to hundreds of megabytes before garbage collection. A pipe
 * that does not copy its pieces needs a new buffer for each.
 */
const roomAfter = (piece: Uint8Array<ArrayBuffer>) =>
  isWorkerd ? new Uint8Array(piece.buffer) : new Uint8Array(BUFFER)

/** Copies a body piece by piece; a failure or an end on either side closes the other. Never rejects. */
async function pass(first: Piece, reader: Reader, writer: WritableStreamDefaultWriter<Uint8Array>, silence: number) {
  try {
    let piece = first
    while (!piece.done) {
      // Without a time-out: a slow reader is not a failure of the API.
      await writer.write(piece.value)
      piece = await withTimeout(reader.read(roomAfter(piece.value)), silence)
    }
    await writer.close()
  } catch (error) {
    await reader.cancel(error).catch(() => undefined)
    // The browser sees that the response is incomplete, but not why.
    await writer.abort(new Error('The response broke off')).catch(() => undefined)
  }
}

/**
 * Waits for the first piece of a response's body, so that the request can still be retried when the connection breaks right after the head,
 * and ends the body when no piece comes for too long later. The duration of the whole body is not limited.
 * @param silence milliseconds without a piece after which the body is ended
 * @throws the connection's error, or TimeoutError, where no first piece came
 */
export async function withStreamTimeout(response: Response, silence: number): Promise<Response> {
  if (!response.body) return response
  const reader = response.body.getReader({ mode: 'byob' })
  const first = await withTimeout(reader.read(new Uint8Array(BUFFER)), silence).catch(async (error: unknown) => {
    await reader.cancel(error).catch(() => undefined)
    throw error
  })
  const { readable, writable } = new Pipe<Uint8Array, Uint8Array>()
  void pass(first, reader, writable.getWriter(), silence)
  const { status, headers } = response
  return new Response(readable, { status, headers })
}
