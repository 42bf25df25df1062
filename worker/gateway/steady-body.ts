/** Nothing came for too long. */
class Silence extends Error {
  override readonly name = 'Silence'
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

/** The next piece of a body. @throws Silence after so many milliseconds without one */
async function next(reader: Reader, milliseconds: number) {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(new Silence()), milliseconds)
  try {
    return await Promise.race([reader.read(), timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Waits for the first piece of an answer's body, so that a connection that breaks right after its head can still be tried again,
 * and ends the body when it falls silent later. How long the whole takes does not matter: a slow answer is an answer.
 * @param milliseconds of silence that are too many.
 * @throws what the connection broke with, or Silence, before any piece came
 */
export async function steady(answer: Response, milliseconds: number): Promise<Response> {
  if (!answer.body) return answer
  const reader = answer.body.getReader()
  const giveUp = (error: unknown) => reader.cancel(error).catch(() => undefined)
  let waiting = await next(reader, milliseconds).catch(async (error: unknown) => {
    await giveUp(error)
    throw error
  })
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = waiting
        if (done) return controller.close()
        controller.enqueue(value)
        waiting = await next(reader, milliseconds)
        if (waiting.done) controller.close()
      } catch (error) {
        await giveUp(error)
        // The reader learns that the answer is not whole; why is nobody's business.
        controller.error(new Error('The answer broke off'))
      }
    },
    cancel: giveUp,
  })
  const { status, headers } = answer
  return new Response(body, { status, headers })
}
