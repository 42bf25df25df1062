const DOCTYPE = '<!DOCTYPE html>'

/**
 * Puts the doctype before a streamed document that lacks it: Preact's stream writes one only when something suspends, and without it
 * browsers lay the page out in quirks mode.
 */
export function withDoctype(response: Response): Response {
  if (!import.meta.env.TINY || !response.body) return response
  let first = true
  const prefixed = response.body.pipeThrough(
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
  return new Response(prefixed, { status: response.status, headers: response.headers })
}
