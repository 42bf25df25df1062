/** Replaces the decoder of compressed fonts, which no document needs (vite.config.ts). */
export default function decompress(): never {
  throw new Error('fonts of documents are TrueType files, not WOFF2')
}
