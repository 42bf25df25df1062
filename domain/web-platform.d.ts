/**
 * The few globals that both browsers and Workers have and the domain uses. It has neither DOM nor Workers types (tsconfig.json), so
 * anything not declared here does not compile.
 */
declare class URL {
  constructor(url: string, base?: string)
  static parse(url: string, base?: string): URL | null
  readonly href: string
  readonly protocol: string
  readonly hostname: string
  readonly port: string
  readonly username: string
  readonly password: string
}

declare class URLSearchParams {
  constructor(init?: string)
  forEach(each: (value: string, key: string) => void): void
  set(name: string, value: string): void
  readonly size: number
  toString(): string
}

declare class FormData {
  get(name: string): unknown
}

declare class AbortSignal {
  readonly aborted: boolean
}

declare function btoa(text: string): string

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>
}

declare const crypto: {
  readonly subtle: { digest(algorithm: 'SHA-256', data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> }
}
