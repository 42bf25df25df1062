import { expect, test } from 'vitest'
import { decodeXml } from './decode.ts'

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text)

/** In windows-1251 the Russian letters are in the order of the alphabet, except ё. */
const cp1251 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    if (letter === 'ё') return 0xb8
    const code = letter.charCodeAt(0)
    return code >= 0x410 ? code - 0x410 + 0xc0 : code
  })

async function decoded(bytes: Uint8Array, size = bytes.length || 1): Promise<{ text: string; encoding: string }> {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  let text = ''
  let encoding = ''
  for await (const piece of decodeXml(pieces())) {
    text += piece.text
    encoding ||= piece.encoding ?? ''
  }
  return { text, encoding }
}

test('a byte order mark wins over the declaration and is not part of the text', async () => {
  const bytes = Uint8Array.from([
    0xef,
    0xbb,
    0xbf,
    ...ascii('<?xml version="1.0" encoding="windows-1251"?><a>Ключ</a>'),
  ])
  const { text, encoding } = await decoded(bytes)
  expect(encoding).toBe('utf-8')
  expect(text).toMatch(/^<\?xml/)
  expect(text).toContain('<a>Ключ</a>')
})

test('a windows-1251 declaration is respected, in pieces of any size', async () => {
  const feed = `<?xml version='1.0' encoding="windows-1251"?><a>${'Счётчик воды '.repeat(200)}</a>`
  for (const size of [1, 7, 1000, 5000]) {
    const { text, encoding } = await decoded(cp1251(feed), size)
    expect(encoding).toBe('windows-1251')
    expect(text).toBe(feed)
  }
})

test('UTF-16 is recognised by its byte order mark', async () => {
  const bytes = [0xff, 0xfe, ...Array.from('<a/>', (letter) => [letter.charCodeAt(0), 0]).flat()]
  expect(await decoded(Uint8Array.from(bytes))).toEqual({ text: '<a/>', encoding: 'utf-16le' })
})

test('a file without a mark and a declaration is UTF-8, even an empty one', async () => {
  expect(await decoded(ascii('<yml_catalog/>'))).toEqual({ text: '<yml_catalog/>', encoding: 'utf-8' })
  expect(await decoded(new Uint8Array())).toEqual({ text: '', encoding: 'utf-8' })
})

test('a declaration of UTF-16 that is readable as ASCII is ignored', async () => {
  const text = '<?xml version="1.0" encoding="UTF-16"?>'
  expect(await decoded(ascii(text))).toEqual({ text, encoding: 'utf-8' })
})

const GOODS = 'Кран шаровой латунный, '.repeat(40)

test.each([
  ['no declaration', '', 'windows-1251', cp1251],
  ['a declaration of UTF-8', 'encoding="utf-8"', 'windows-1251', cp1251],
  ['a declaration of windows-1251', 'encoding="windows-1251"', 'utf-8', ascii],
])(
  'the content decides where the file has %s, however late it has Russian letters',
  async (_, says, encoding, bytes) => {
    const feed = `<?xml version="1.0" ${says}?><a>${'ball valve '.repeat(9000)}${GOODS}</a>`
    for (const size of [999, 1_000_000]) expect(await decoded(bytes(feed), size)).toEqual({ text: feed, encoding })
  },
)

test('an unknown encoding is reported, and the file read as UTF-8', async () => {
  async function* pieces() {
    yield ascii('<?xml version="1.0" encoding="martian"?><a/>')
  }
  const { value: first } = await decodeXml(pieces()).next()
  expect(first?.fault).toEqual({ line: 1, code: 'encoding.unknown', detail: 'martian' })
  expect(first?.text).toContain('<a/>')
})
