import fc from 'fast-check'
import { expect, test } from 'vitest'
import { xmlMender } from './mend.ts'

function mend(...pieces: string[]) {
  const mender = xmlMender()
  const results = [...pieces.map((piece) => mender.write(piece)), mender.end()]
  return {
    text: results.map(({ text }) => text).join(''),
    faults: results.flatMap(({ faults }) => faults.map(({ fault }) => `${fault.line}: ${fault.code}`)),
  }
}

test('an & that begins no XML entity is escaped, HTML’s entities included', () => {
  const { text, faults } = mend('<a>Tom & Jerry\n&nbsp;&toString; R&D; &amp; &#8470; &#xA9;</a>')
  expect(text).toBe('<a>Tom &amp; Jerry\n&amp;nbsp;&amp;toString; R&amp;D; &amp; &#8470; &#xA9;</a>')
  expect(faults).toEqual(['1: xml.ampersand', ...Array(3).fill('2: xml.ampersand')])
})

test('CDATA and comments are unchanged', () => {
  const text = '<a><![CDATA[ a & b <!-- ]]> &amp; <!-- & <![CDATA[ --><![CDATA[&nbsp;]]></a>'
  expect(mend(text)).toEqual({ text, faults: [] })
})

test('control characters are removed, except line breaks and tabs', () => {
  expect(mend('a\u0000b\r\n\tc\u000bd\n<![CDATA[\u001f]]>')).toEqual({
    text: 'ab\r\n\tcd\n<![CDATA[]]>',
    faults: ['1: xml.control', '2: xml.control', '3: xml.control'],
  })
})

test('undecodable bytes are reported and stay visible', () => {
  expect(mend('a\ufffdb')).toEqual({ text: 'a\ufffdb', faults: ['1: xml.bytes'] })
})

const soup = fc
  .array(fc.constantFrom('&', '&amp;', '&#65;', '&nbsp;', '<![CDATA[', ']]>', '<!--', '-->', '\n', 'x', ';', '\u0001'))
  .map((parts) => parts.join(''))

test('the result does not depend on how the file is cut into pieces', () => {
  fc.assert(
    fc.property(soup, fc.integer({ min: 1, max: 9 }), (text, size) => {
      const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
      expect(mend(...pieces)).toEqual(mend(text))
    }),
  )
})

test('mending a mended text changes nothing', () => {
  fc.assert(
    fc.property(soup, (text) => {
      const once = mend(text).text
      expect(mend(once)).toEqual({ text: once, faults: [] })
    }),
  )
})
