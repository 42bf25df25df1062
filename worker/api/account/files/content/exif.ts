const HEADER = 'Exif\0\0'
const ORIENTATION = 0x0112

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  Array.from(text).every((character, at) => bytes[at] === character.charCodeAt(0))

/** Broken Exif data is ignored, as viewers do: the picture is then shown unrotated. */
function orientation(tiff: Uint8Array): number {
  const little = startsWith(tiff, 'II')
  const data = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const directory = data.getUint32(4, little)
  const entries = data.getUint16(directory, little)
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12
    if (data.getUint16(at, little) === ORIENTATION) return data.getUint16(at + 8, little)
  }
  return 1
}

/**
 * @param segment data of an APP1 segment
 * @returns whether width and height are exchanged when shown (Exif 2.3, tag 0x0112, values 5 to 8)
 */
export function isTurned(segment: Uint8Array): boolean {
  if (!startsWith(segment, HEADER)) return false
  try {
    return orientation(segment.subarray(HEADER.length)) >= 5
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
