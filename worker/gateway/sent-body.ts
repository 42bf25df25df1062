/** workerd's pipe for a body whose length is known, which keeps its Content-Length. Elsewhere (tests in Node) there is none. */
declare const FixedLengthStream: (new (length: number) => TransformStream<Uint8Array, Uint8Array>) | undefined

/** A body of unknown length goes out in chunks, which not every api takes. */
function withLength(body: ReadableStream<Uint8Array>, length: string | null): ReadableStream<Uint8Array> {
  const isKnown = typeof FixedLengthStream === 'function' && length !== null && /^\d+$/.test(length)
  return isKnown ? body.pipeThrough(new FixedLengthStream(Number(length))) : body
}

/**
 * The same request, which tells whenever a piece of its body has been taken: how long a visitor's line needs for an upload says
 * nothing about the api.
 * @param sent called after each piece
 */
export function tellingWhatIsSent(request: Request, sent: () => void): Request {
  if (!request.body) return request
  const told = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      sent()
      controller.enqueue(piece)
    },
  })
  const body = withLength(request.body.pipeThrough(told), request.headers.get('Content-Length'))
  const init: RequestInit & { duplex: 'half' } = { body, duplex: 'half' }
  return new Request(request, init)
}
