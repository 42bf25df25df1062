/** The checksum of zip archives (ISO 3309), byte by byte over a table. */

const POLYNOMIAL = 0xedb88320

const tableEntry = (byte: number): number => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1
  return value
}

let table: Uint32Array | undefined

/** @param before checksum of the bytes before these; 0 at the beginning */
export function crc32(bytes: Uint8Array, before = 0): number {
  table ??= Uint32Array.from({ length: 256 }, (_, byte) => tableEntry(byte))
  let value = ~before
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return ~value >>> 0
}
