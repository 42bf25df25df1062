import { joinedBytes } from '../../joined-bytes.ts'

/** Names of entries and their values, written as PDF has them. */
type Entries = Readonly<Record<string, string | number>>

export const dictionary = (entries: Entries): string =>
  `<<${Object.entries(entries)
    .map(([name, value]) => `/${name} ${value}`)
    .join(' ')}>>`

export const list = (values: readonly (string | number)[]): string => `[${values.join(' ')}]`

/** 16 bits as four hexadecimal digits. */
export const hex16 = (value: number): string => value.toString(16).padStart(4, '0')

/** UTF-16 in hexadecimal digits. */
export function utf16(text: string): string {
  let digits = ''
  for (let at = 0; at < text.length; at++) digits += hex16(text.charCodeAt(at))
  return digits
}

/** A text that a reader shows; the mark at its beginning says that it is UTF-16. */
export const textString = (text: string): string => `<feff${utf16(text)}>`

/** A moment in UTC. */
export function dateString(date: Date): string {
  return `(D:${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z)`
}

const encoder = new TextEncoder()

async function compressed(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes.slice()]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** The numbered objects of a PDF file (ISO 32000-1, 7.5), and the file that they make. */
export class PdfObjects {
  readonly #objects: Uint8Array[] = []

  /** A reference to the object that will be written with it: for objects that name each other. */
  reserve(): string {
    return `${this.#objects.push(new Uint8Array())} 0 R`
  }

  /** @param reference from `reserve`; a new one without it */
  add(body: string | Uint8Array, reference = this.reserve()): string {
    this.#objects[Number.parseInt(reference, 10) - 1] = typeof body === 'string' ? encoder.encode(body) : body
    return reference
  }

  /** Adds bytes, compressed. */
  async addStream(data: Uint8Array, entries: Entries = {}): Promise<string> {
    const bytes = await compressed(data)
    const head = dictionary({ ...entries, Length: bytes.length, Filter: '/FlateDecode' })
    return this.add(joinedBytes([encoder.encode(`${head}\nstream\n`), bytes, encoder.encode('\nendstream')]))
  }

  /**
   * @param root reference to the catalogue of the document
   * @param info reference to its title and author
   */
  file(root: string, info: string): Uint8Array<ArrayBuffer> {
    // The bytes of the second line show programs that transfer files that this one is not a text.
    const head = new Uint8Array([...encoder.encode('%PDF-1.7\n%'), 0xff, 0xff, 0xff, 0xff, 0x0a])
    const parts: Uint8Array[] = [head]
    let offset = head.length
    let table = `xref\n0 ${this.#objects.length + 1}\n0000000000 65535 f \n`
    this.#objects.forEach((body, index) => {
      const object = [encoder.encode(`${index + 1} 0 obj\n`), body, encoder.encode('\nendobj\n')]
      table += `${String(offset).padStart(10, '0')} 00000 n \n`
      offset += object.reduce((sum, { length }) => sum + length, 0)
      parts.push(...object)
    })
    const trailer = dictionary({ Size: this.#objects.length + 1, Root: root, Info: info })
    return joinedBytes([...parts, encoder.encode(`${table}trailer\n${trailer}\nstartxref\n${offset}\n%%EOF\n`)])
  }
}
