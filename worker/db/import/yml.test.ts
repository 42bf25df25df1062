import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FeedEntry, FeedOffer } from './feed.ts'
import { readYml, ymlReader } from './yml.ts'

function read(xml: string, size = xml.length || 1): FeedEntry[] {
  const reader = ymlReader()
  const entries: FeedEntry[] = []
  for (let at = 0; at < xml.length; at += size) entries.push(...reader.write(xml.slice(at, at + size)))
  return [...entries, ...reader.end()]
}

const offersOf = (entries: FeedEntry[]): FeedOffer[] =>
  entries.flatMap((one) => (one.kind === 'offer' ? [one.offer] : []))
const fieldsOf = (offer: FeedOffer | undefined) => Object.fromEntries(offer?.fields ?? [])

const feed = (offers: string) => `<?xml version="1.0"?>
<yml_catalog><shop><name>Shop</name><url>http://shop.ru</url>
<currencies><currency id="RUR" rate="1"/></currencies>
<categories><category id="1">Трубы</category><category id="2" parentId="1">Стальные</category></categories>
<offers>${offers}</offers></shop></yml_catalog>`

test('the head, categories and offers are read with their line numbers', () => {
  const entries = read(
    feed('\n<offer id="7" type="book" available="false">\n<price>5</price><param name="L" unit="mm">3</param></offer>'),
  )
  expect(entries.filter(({ kind }) => kind !== 'offer')).toEqual([
    { kind: 'root', name: 'yml_catalog' },
    { kind: 'shop', field: 'name', value: 'Shop' },
    { kind: 'shop', field: 'url', value: 'http://shop.ru' },
    { kind: 'currency', id: 'RUR', rate: '1' },
    { kind: 'category', category: { line: 4, id: '1', parent: '', name: 'Трубы' } },
    { kind: 'category', category: { line: 4, id: '2', parent: '1', name: 'Стальные' } },
  ])
  expect(offersOf(entries)).toMatchObject([
    { line: 6, id: '7', type: 'book', available: false, params: [{ name: 'L', unit: 'mm', value: '3' }], broken: null },
  ])
})

test('CDATA, escaped and plain markup in a description give the same markup', () => {
  const [offer] = offersOf(
    read(feed('<offer id="1"><description>a <b>c</b><![CDATA[<p>&nbsp;d</p>]]>&lt;br&gt;</description></offer>')),
  )
  expect(fieldsOf(offer)).toEqual({ description: ['a <b>c</b><p>&nbsp;d</p><br>'] })
})

test('a document type is neither fetched nor expanded', () => {
  const bomb = `<!DOCTYPE yml_catalog SYSTEM "http://example.com/x.dtd" [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">
    <!ENTITY c "&b;&b;&b;&b;"><!ENTITY secret SYSTEM "file:///etc/passwd">]>`
  const [offer] = offersOf(read(bomb + feed('<offer id="1"><name>&c;&secret;</name></offer>').replace(/^.*\n/, '')))
  expect(fieldsOf(offer)).toEqual({ name: ['&c;&secret;'] })
})

test('faults belong to the offer that contains them, even where the file is one line', () => {
  const offers = offersOf(read(feed('<offer id="1"><name>a</name></offer><offer id="2"><name>R&D</name></offer>')))
  expect(offers.map(({ faults }) => faults.map(({ code }) => code))).toEqual([[], ['xml.ampersand']])
  expect(fieldsOf(offers[1])).toEqual({ name: ['R&D'] })
})

test('an unclosed tag is mended, a wrong closing tag breaks its offer and no other', () => {
  const offers = offersOf(
    read(
      feed(`<offer id="1"><name>a<b></name></offer>
<offer id="2"><name>a</name></b><price>1</price></offer>
<offer id="3"><name>c</name></offer><offer id="4"><name>d</name><offer id="5"><name>e</name></offer>`),
    ),
  )
  expect(offers.map(({ id, broken }) => `${id} ${broken === null}`)).toEqual([
    '1 true',
    '2 false',
    '3 true',
    '4 false',
    '5 true',
  ])
  expect(offers[0]?.faults).toMatchObject([{ code: 'xml.form', detail: 'unexpected close tag' }])
})

test('an offer that the file ends in is broken', () => {
  expect(offersOf(read('<yml_catalog><offer id="1"><name>a'))).toMatchObject([{ id: '1', broken: expect.any(String) }])
})

test('the length of fields and the number of elements are limited', () => {
  const long = `<description>${'я'.repeat(150_000)}</description>`
  const many = '<param name="a">b</param>'.repeat(3000)
  const [offer] = offersOf(read(feed(`<offer id="1">${long}${many}</offer>`)))
  expect(offer?.fields.get('description')?.[0]).toHaveLength(100_000)
  expect(offer?.params.length).toBeLessThan(2001)
  expect(offer?.faults.map(({ code }) => code)).toEqual(['field.cut', 'offer.long'])
})

test('the rest of a file after too deep nesting is not read', () => {
  const entries = read(
    `<yml_catalog>${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}<offer id="1"></offer></yml_catalog>`,
    1000,
  )
  expect(offersOf(entries)).toEqual([])
  expect(entries).toContainEqual({ kind: 'fault', fault: { line: 1, code: 'xml.deep', detail: '500' } })
})

const markup = fc
  .array(
    fc.constantFrom(
      '<offer id="1">',
      '</offer>',
      '<name>',
      '</name>',
      '<b>',
      '</b>',
      '<![CDATA[',
      ']]>',
      '<!DOCTYPE a [',
      ']>',
      '<!--',
      '-->',
      '<?xml version="1.0"?>',
      '&',
      '&lt;',
      '&x;',
      '<',
      '>',
      '"',
      ' a="',
      '/>',
      'я',
      '中',
      '😀',
      '\n',
      '</shop>',
      '<category id="1">',
      '</category>',
      '<yml_catalog>',
      '\u0000',
      '\ufffd',
      '&#0;',
      '&#xffff;',
    ),
  )
  .map((parts) => parts.join(''))

test('any markup is read without an exception, with the same result in pieces as at once', () => {
  fc.assert(
    fc.property(markup, fc.integer({ min: 1, max: 20 }), (text, size) => {
      const offers = (entries: FeedEntry[]) =>
        offersOf(entries).map(({ id, broken, fields }) => ({ id, broken, fields }))
      expect(offers(read(text, size))).toEqual(offers(read(text)))
    }),
    { numRuns: 500 },
  )
})

test('any bytes are read without an exception', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 2000 }), { maxLength: 3 }), async (chunks) => {
      async function* bytes() {
        yield* chunks
      }
      const kinds: string[] = []
      for await (const { kind } of readYml(bytes())) kinds.push(kind)
      expect(kinds[0]).toBe('encoding')
    }),
  )
})

const letters = fc.string({ unit: fc.constantFrom(...'абё<>&"\'中 xZ]1'), minLength: 1 })
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

test('texts of elements, attributes and CDATA are read back unchanged', () => {
  fc.assert(
    fc.property(letters, (text) => {
      const attribute = escapeXml(text).replaceAll('"', '&quot;')
      const cdata = text.replaceAll(']]>', ']]]]><![CDATA[>')
      const [offer] = offersOf(
        read(
          feed(
            `<offer id="1"><name>${escapeXml(text)}</name><param name="${attribute}"><![CDATA[${cdata}]]></param></offer>`,
          ),
        ),
      )
      expect(offer).toMatchObject({ params: [{ name: text.trim(), value: text }] })
      expect(fieldsOf(offer)).toEqual({ name: [text] })
    }),
  )
})
