/** The one part of Node's zlib that the worker uses (worker/middleware/local-compression.ts); Node's own types declare `window`. */
declare module 'node:zlib' {
  export const constants: { readonly Z_SYNC_FLUSH: number }
  export interface Gzip {
    on(event: 'data', listener: (bytes: Uint8Array) => void): this
    once(event: 'end', listener: () => void): this
    once(event: 'error', listener: (error: Error) => void): this
    write(chunk: Uint8Array, done: () => void): boolean
    end(): this
  }
  export function createGzip(options: { flush: number }): Gzip
}
