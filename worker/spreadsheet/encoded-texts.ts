/** UTF-16 units that are encoded at once. */
const PIECE = 32_768

const encoder = new TextEncoder()

/** @returns the texts as UTF-8, in pieces of some size, however short the texts are */
export async function* encodedTexts(texts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Uint8Array> {
  let piece = ''
  for await (const text of texts) {
    piece += text
    if (piece.length < PIECE) continue
    yield encoder.encode(piece)
    piece = ''
  }
  if (piece !== '') yield encoder.encode(piece)
}
