/**
 * Reads a whole body up to a limit, so that a sender cannot fill the isolate's memory.
 * @param most limit in bytes
 * @returns the bytes; null for a longer body, the rest of which is not read
 */
export async function boundedBody(body: Response['body'], most: number): Promise<Uint8Array | null> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  // Leaving the loop early cancels the stream.
  for await (const part of body ?? []) {
    size += part.length
    if (size > most) return null
    parts.push(part)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/** The same as text; also null where the body ends early. */
export async function boundedText(body: Response['body'], most: number): Promise<string | null> {
  const bytes = await boundedBody(body, most).catch(() => null)
  return bytes && new TextDecoder().decode(bytes)
}
