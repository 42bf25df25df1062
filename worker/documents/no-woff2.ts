/** In place of the decoder of compressed fonts (vite.config.ts). */
export default function decompress(): never {
  throw new Error('fonts of documents are TrueType files, not WOFF2')
}
