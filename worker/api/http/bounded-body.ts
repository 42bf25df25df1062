/**
 * Reads a whole body up to a limit, so that a sender cannot fill the isolate's memory.
 * @param most limit in bytes
 * @returns the bytes; null for a longer body, the rest of which is not read
 */
export async function boundedBody(body: ReadableStream<Uint8Array> | null, most: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length
    if (size > most) {
      await reader?.cancel().catch(() => undefined)
      return null
    }
    parts.push(part.value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The same as text; also null where the body ends early. */
export async function boundedText(body: ReadableStream<Uint8Array> | null, most: number): Promise<string | null> {
  const bytes = await boundedBody(body, most).catch(() => null)
  return bytes && new TextDecoder().decode(bytes)
}
