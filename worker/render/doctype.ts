const DOCTYPE = '<!DOCTYPE html>'

/**
 * Puts the doctype before a streamed document where the view library has left it out: Preact's stream writes one only when
 * something suspends, and without it the page would be laid out in quirks mode.
 */
export function withDoctype(answer: Response): Response {
  if (!import.meta.env.TINY || !answer.body) return answer
  let first = true
  const prefixed = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const start = first ? new TextDecoder().decode(chunk.subarray(0, DOCTYPE.length)) : DOCTYPE
        if (first && start.toUpperCase() !== DOCTYPE.toUpperCase())
          controller.enqueue(new TextEncoder().encode(DOCTYPE))
        first = false
        controller.enqueue(chunk)
      },
    }),
  )
  return new Response(prefixed, { status: answer.status, headers: answer.headers })
}
