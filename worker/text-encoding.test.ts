import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import ru from '../locales/ru.json'
import zh from '../locales/zh.json'
import { encodingOf } from './text-encoding.ts'

/** Encodes with the decoder's own table, since no installed package encodes these encodings. */
function encoder(encoding: string): (text: string) => Uint8Array {
  const bytes = new Map<string, number[]>()
  for (let byte = 0; byte < 256; byte += 1) bytes.set(new TextDecoder(encoding).decode(Uint8Array.of(byte)), [byte])
  if (encoding === 'gb18030') {
    for (let first = 0x81; first <= 0xfe; first += 1) {
      for (let second = 0x40; second <= 0xfe; second += 1) {
        bytes.set(new TextDecoder(encoding).decode(Uint8Array.of(first, second)), [first, second])
      }
    }
  }
  return (text) => Uint8Array.from(Array.from(text, (character) => bytes.get(character) ?? [0x3f]).flat())
}

const textsOf = (node: object): string[] =>
  Object.values(node).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)))

const isMixed = (text: string): boolean => /\p{Script=Cyrillic}/u.test(text) && /\p{Script=Han}/u.test(text)

/** Texts like names of goods: some words, with numbers and Latin letters between them. */
const samples = (dictionary: object, script: RegExp): string[] => {
  // Leaves out Chinese texts with menus of Russian programs, which no encoding fits better than others.
  const texts = textsOf(dictionary).filter((text) => (text.match(script)?.length ?? 0) > 4 && !isMixed(text))
  return Array.from({ length: Math.floor(texts.length / 3) }, (_, at) =>
    texts.slice(at * 3, at * 3 + 3).join(' DN50 PN16; '),
  )
}
const RUSSIAN = samples(ru, /[а-яё]/giu)
const CHINESE = samples(zh, /\p{Script=Han}/gu)

describe('the encoding of a text is found by its bytes', () => {
  test.each([
    ['windows-1251', RUSSIAN],
    ['ibm866', RUSSIAN],
    ['koi8-r', [RUSSIAN.slice(0, 20).join(' '), RUSSIAN.slice(20, 40).join(' ')]],
  ])('Russian in %s, also in capitals', (encoding, texts) => {
    const encode = encoder(encoding)
    for (const text of texts) {
      expect(encodingOf(encode(text), 'utf-8'), text).toBe(encoding)
      expect(encodingOf(encode(text.toUpperCase()), 'utf-8'), text.toUpperCase()).toBe(encoding)
    }
  })

  test('Chinese in GB18030, whatever the file declares', () => {
    const encode = encoder('gb18030')
    for (const text of CHINESE) expect(encodingOf(encode(text), 'windows-1251'), text).toBe('gb18030')
  })

  test('Russian in GB18030, as Chinese programs write it, alone and between Chinese words', () => {
    const encode = encoder('gb18030')
    for (const text of RUSSIAN) expect(encodingOf(encode(text), 'utf-8'), text).toBe('gb18030')
    expect(encodingOf(encode('黄铜球阀 Кран шаровой латунный 不锈钢 DN50 Труба 材质'), 'utf-8')).toBe('gb18030')
  })

  test('GB18030 with words of other scripts', () => {
    // The last four are Korean, in four bytes each.
    const han = [0xb2, 0xbb, 0xd0, 0xe2, 0xb8, 0xd6, 0xc7, 0xf2, 0xb7, 0xa7, 0xa5, 0xb9, 0xa5, 0xc6]
    const korean = [0x83, 0x30, 0xc5, 0x35, 0x83, 0x32, 0xa7, 0x30, 0x83, 0x30, 0xc5, 0x35, 0x83, 0x32, 0xa7, 0x30]
    expect(encodingOf(Uint8Array.from([...han, 0x20, ...korean]), 'utf-8')).toBe('gb18030')
  })

  test('UTF-8 that is declared as windows-1251, also with a damaged byte', () => {
    const bytes = new TextEncoder().encode(RUSSIAN.join('\n'))
    expect(encodingOf(bytes, 'windows-1251')).toBe('utf-8')
    bytes[bytes.findIndex((byte) => byte >= 0x80)] = 0xff
    expect(encodingOf(bytes, 'windows-1251')).toBe('utf-8')
    expect(encodingOf(bytes.subarray(0, 4001), 'utf-8')).toBe('utf-8')
  })

  test('Russian in the Macintosh’s encoding, and Ukrainian in KOI8', () => {
    const text = 'Втулка бронзовая, для подшипников скольжения и прочих узлов трения'
    expect(encodingOf(encoder('x-mac-cyrillic')(text))).toBe('x-mac-cyrillic')
    const koi = encoder('koi8-u')
    expect(encodingOf(koi('Втулка бронзова їздова, для підшипників ковзання'), 'koi8-r')).toBe('koi8-u')
    expect(encodingOf(koi(text), 'koi8-u')).toBe('koi8-u')
  })

  test('UTF-16 without a byte order mark', () => {
    const wide = new Uint8Array(Uint16Array.from('<offer>кран</offer>', (letter) => letter.charCodeAt(0)).buffer)
    expect(encodingOf(wide)).toBe('utf-16le')
  })

  test('Latin letters with accents are not taken for Russian', () => {
    const encode = encoder('windows-1252')
    expect(encodingOf(encode('Vanne à boisseau sphérique en acier inoxydable, étanchéité PTFE'))).toBe('windows-1252')
  })

  test('ASCII keeps the declared encoding', () => {
    expect(encodingOf(new TextEncoder().encode('ball valve'), 'windows-1251')).toBe('windows-1251')
  })

  const FEEDS = '../shared/data/feeds'
  test.each(['plumbing-yml-cp1251.xml', 'goods-yml-cp1251.xml', 'dealer-tiers-nested-cp1251.xml'])('%s', (file) => {
    let bytes: Uint8Array
    try {
      bytes = readFileSync(`${FEEDS}/${file}`)
    } catch {
      return
    }
    for (let at = 0; at + 4000 < bytes.length; at += 40_000) {
      const part = bytes.subarray(at, at + 4000)
      if (part.some((byte) => byte >= 0xc0)) expect(encodingOf(part, 'utf-8')).toBe('windows-1251')
    }
  })
})
