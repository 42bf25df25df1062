import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_FILE_BYTES } from '../../../../domain/file-types.ts'
import { readFormFile } from './form-file.ts'

const TYPE = { 'Content-Type': 'multipart/form-data; boundary=x1' }

type Bytes = Uint8Array<ArrayBuffer>

/** A form that arrives in chunks of any size. */
function pieces(whole: Bytes, cuts: number[]): ReadableStream<Bytes> {
  const places = [...new Set(cuts.map((cut) => cut % (whole.length + 1)))].sort((a, b) => a - b)
  return new ReadableStream<Bytes>({
    start(controller) {
      for (const [at, end] of [...places, whole.length].entries()) {
        controller.enqueue(whole.slice(places[at - 1] ?? 0, end))
      }
      controller.close()
    },
  })
}

const part = (disposition: string, content: Uint8Array) =>
  Buffer.concat([
    Buffer.from(`--x1\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ])
const form = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat([...parts, Buffer.from('--x1--\r\n')]))
/** @returns the file's chunks joined; null where there is none */
async function taken(request: Parameters<typeof readFormFile>[0]): Promise<{ name: string; bytes: Buffer } | null> {
  const pieces: Buffer[] = []
  const name = await readFormFile(request, async (bytes) => {
    // The consumer of a chunk may be slow; reading must wait for it.
    const piece = Buffer.from(bytes)
    await null
    pieces.push(piece)
  })
  return name === null ? null : { name, bytes: Buffer.concat(pieces) }
}
const read = (body: ReadableStream<Bytes>, headers: Record<string, string> = TYPE) =>
  taken({ headers: new Headers(headers), body })

/** Bytes that contain many beginnings of a boundary. */
const content = fc
  .array(fc.oneof(fc.uint8Array(), fc.constantFrom('\r', '\r\n', '\r\n--', '\r\n--x', '--x1', '\r\n\r\n')), {
    maxLength: 20,
  })
  .map((all) => new Uint8Array(Buffer.concat(all.map((one) => Buffer.from(one)))))
  .filter((bytes) => !Buffer.from(bytes).includes('\r\n--x1'))

describe('the file of a form', () => {
  test('is read unchanged, wherever the chunks end', () =>
    fc.assert(
      fc.asyncProperty(content, content, fc.array(fc.nat()), async (bytes, other, cuts) => {
        const whole = form(part('name="note"', other), part('name="file"; filename="Насос %22a%22.png"', bytes))
        const found = await read(pieces(whole, cuts))
        expect(found?.name).toBe('Насос "a".png')
        expect(found?.bytes.equals(bytes)).toBe(true)
      }),
    ))

  test('is read from a form made by a browser', async () => {
    const data = new FormData()
    data.set('note', 'x')
    data.set('file', new File([new Uint8Array(700_000).fill(13)], 'a "b".png'))
    const found = await taken(new Request('http://x', { method: 'POST', body: data }))
    expect([found?.name, found?.bytes.length]).toEqual(['a "b".png', 700_000])
  })

  test('is null where the form has none', async () => {
    expect(await read(pieces(form(part('name="file"', Buffer.from('text'))), []))).toBeNull()
    expect(await read(pieces(form(part('name="other"; filename="a"', Buffer.from('text'))), []))).toBeNull()
  })

  test('is refused or null in a form that was cut anywhere', () =>
    fc.assert(
      fc.asyncProperty(fc.nat(), fc.array(fc.nat()), async (cut, cuts) => {
        const whole = form(part('name="file"; filename="a.png"', Buffer.from('bytes')))
        const end = whole.length - '\r\n--x1--\r\n'.length
        const cutOff = pieces(whole.subarray(0, cut % end), cuts)
        await expect(read(cutOff)).rejects.toMatchObject({ code: 'body.malformed' })
      }),
    ))
})

describe('no more is read than may be stored', () => {
  test.each([
    ['a file', 'name="file"; filename="a"', 21_000_000],
    ['another field', 'name="note"', 300_000],
    ['headers', 'name="', 300_000],
  ])('of %s without an end', async (_, disposition, most) => {
    let taken = 0
    const begin = new Uint8Array(part(disposition, Buffer.from('x'))).subarray(0, disposition.endsWith('="') ? 45 : -2)
    const endless = new ReadableStream<Bytes>({
      pull(controller) {
        // Larger than the limit by far: code that read all of it would fail, but without filling the memory first.
        if (taken > 2 * most) return controller.close()
        controller.enqueue(taken === 0 ? begin : new Uint8Array(65_536))
        taken += 65_536
      },
    })
    await expect(read(endless)).rejects.toMatchObject({ code: 'file.too-large' })
    expect(taken).toBeLessThan(most)
  })

  test('a file one byte too long is refused, although the form around it might be as long', async () => {
    const whole = form(part('name="file"; filename="a"', new Uint8Array(MAX_FILE_BYTES.document + 1)))
    await expect(read(pieces(whole, []))).rejects.toMatchObject({ code: 'file.too-large' })
  })

  test('nothing is read of a form whose declared length is too large', async () => {
    const body = new ReadableStream<Bytes>({ pull: () => expect.unreachable() }, { highWaterMark: 0 })
    const headers = { ...TYPE, 'Content-Length': '20100000' }
    await expect(read(body, headers)).rejects.toMatchObject({ code: 'file.too-large' })
  })
})
