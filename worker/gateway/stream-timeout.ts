import { withTimeout } from '../with-timeout.ts'

type Reader = ReadableStreamBYOBReader
type Piece = ReadableStreamReadResult<Uint8Array<ArrayBuffer>>

/** Bytes held of a body on its way. */
const HELD = 64 * 1024

/** workerd's own pipe: a write to it is over when its bytes have been taken. Elsewhere (tests in Node) there is none. */
declare const IdentityTransformStream: typeof TransformStream | undefined
const isWorkerd = typeof IdentityTransformStream === 'function'
const Pipe = isWorkerd ? IdentityTransformStream : TransformStream

/**
 * One buffer for a whole body: pieces of their own would wait for the garbage collector by the hundred megabytes. A pipe that
 * hands its pieces on as they are needs a new one each time.
 */
const roomAfter = (piece: Uint8Array<ArrayBuffer>) => (isWorkerd ? new Uint8Array(piece.buffer) : new Uint8Array(HELD))

/** The next piece of a body. @throws TooLate after so many milliseconds without one */
const next = (reader: Reader, room: Uint8Array<ArrayBuffer>, milliseconds: number): Promise<Piece> =>
  withTimeout(reader.read(room), milliseconds)

/** Whoever waits at one end learns what has become of the other. Never rejects. */
async function pass(first: Piece, reader: Reader, writer: WritableStreamDefaultWriter<Uint8Array>, silence: number) {
  try {
    let piece = first
    while (!piece.done) {
      // How long this takes is the reader's affair.
      await writer.write(piece.value)
      piece = await next(reader, roomAfter(piece.value), silence)
    }
    await writer.close()
  } catch (error) {
    await reader.cancel(error).catch(() => undefined)
    // The reader learns that the answer is not whole; why is nobody's business.
    await writer.abort(new Error('The answer broke off')).catch(() => undefined)
  }
}

/**
 * Waits for the first piece of an answer's body, so that a connection that breaks right after its head can still be tried again,
 * and ends the body when it falls silent later. How long the whole takes does not matter: a slow answer is an answer.
 * @param silence milliseconds that are too many.
 * @throws what the connection broke with, or TooLate, before any piece came
 */
export async function withStreamTimeout(answer: Response, silence: number): Promise<Response> {
  if (!answer.body) return answer
  const reader = answer.body.getReader({ mode: 'byob' })
  const first = await next(reader, new Uint8Array(HELD), silence).catch(async (error: unknown) => {
    await reader.cancel(error).catch(() => undefined)
    throw error
  })
  const { readable, writable } = new Pipe<Uint8Array, Uint8Array>()
  void pass(first, reader, writable.getWriter(), silence)
  const { status, headers } = answer
  return new Response(readable, { status, headers })
}
