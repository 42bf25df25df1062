import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../../tests/fixtures/any-text.ts'
import { cutAtWord, oneLine, plainText } from './clean.ts'

test('paragraphs, breaks and lists of HTML become lines of text', () => {
  const html = `<h3>Кран&nbsp;шаровой</h3><p>Корпус \n &mdash; латунь.<br/>Ручка</p>
    <ul><li>DN 15<li class="x">DN 20</li></ul><table><tr><td>PN</td><td>16</td></tr></table>`
  expect(plainText(html)).toBe('Кран шаровой\n\nКорпус — латунь.\nРучка\n\n– DN 15\n– DN 20\n\nPN 16')
})

test('scripts, styles, frames and comments are removed, closed or not', () => {
  expect(plainText('a<script>alert("<b>")</script>b<!-- <p>no -->c<iframe src="//x">d</iframe>e')).toBe('abce')
  expect(plainText('a<style>p { color: red }')).toBe('a')
  expect(plainText('a<!-- b')).toBe('a')
})

test('a text without HTML keeps its line breaks, and runs of spaces become one', () => {
  expect(plainText('  Ткань -  \r\nэкокожа\t.\n\n\n\nКарманы  ')).toBe('Ткань -\nэкокожа .\n\nКарманы')
})

test('neither comparisons nor decoded entities are treated as tags', () => {
  expect(plainText('t < 5 and t > 3, a<b')).toBe('t < 5 and t > 3, a<b')
  expect(plainText('&lt;bolt&gt; &amp;lt; &#60;i&#62; &bogus; &#0;&#xD800;')).toBe('<bolt> &lt; <i> &bogus;')
})

test('tags that were escaped twice are tags, and references decoded', () => {
  expect(plainText('&lt;p&gt;Кран &lt;b&gt;латунный&lt;/b&gt;&lt;/p&gt;&lt;ul&gt;&lt;li&gt;DN 15&lt;/ul&gt;')).toBe(
    'Кран латунный\n\n– DN 15',
  )
  expect(plainText('Кран&amp;nbsp;шаровой &amp;laquo;Норд&amp;raquo; 1/2&amp;quot;')).toBe('Кран шаровой «Норд» 1/2"')
})

test('invisible characters and marks of reading direction are removed', () => {
  expect(plainText('a\u202eb\u200bc\u0007d\ufeff\u00ade')).toBe('abcde')
})

test('backslashes before quotes are removed', () => {
  expect(plainText('\\"Мадура\\" и it\\\'s')).toBe('"Мадура" и it\'s')
})

test('lines of a value are joined by the caller’s separator', () => {
  expect(oneLine('2G (EDGE)<br/> 3G,<br>4G', ', ')).toBe('2G (EDGE), 3G, 4G')
  expect(oneLine('Американка    HJ-3/4\n F*3/4M')).toBe('Американка HJ-3/4 F*3/4M')
})

test('a long name is cut at the end of a word', () => {
  expect(cutAtWord('Кран шаровой латунный', 12)).toBe('Кран шаровой')
  expect(cutAtWord('Кран шаровой латунный', 11)).toBe('Кран')
  expect(cutAtWord('Краншаровой', 5)).toBe('Кранш')
  expect(cutAtWord('кран', 4)).toBe('кран')
  expect(cutAtWord('a😀', 2)).toBe('a')
})

const word = fc.string({ unit: fc.constantFrom(...'абвgk中管<>&;"=/-!x19.,(№½'), minLength: 1, maxLength: 12 })
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

test('escaped text is restored, inside a paragraph and outside', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (words) => {
      const text = words.join(' ')
      expect(plainText(escaped(text))).toBe(text)
      expect(plainText(`<p>${escaped(words.join('\n '))}</p>`)).toBe(text)
    }),
  )
})

test('any text is cleaned, in bounded time', () => {
  fc.assert(fc.property(anyText(), (text) => typeof plainText(text) === 'string'))
  const start = performance.now()
  for (const part of ['<a ', '<script>', '<svg></svg>', '<!--', '&', ' ', '<li>', '\n']) plainText(part.repeat(20_000))
  expect(performance.now() - start).toBeLessThan(5000)
})
