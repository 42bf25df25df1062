import { expect, test } from 'vitest'
import { ExcessiveMarkup, markupParser } from './markup-parser.ts'

/** The names of all elements, as they are opened. */
function namesOf(markup: string): string[] {
  const names: string[] = []
  const parser = markupParser({ onopentag: (name) => names.push(name) })
  parser.write(markup)
  parser.end()
  return names
}

test('a page of many elements is parsed, whether they are closed, empty or implied', () => {
  const page = `<ul>${'<li>One <br><img>two'.repeat(2000)}</ul>${'<i></i>'.repeat(2000)}`
  expect(namesOf(page)).toHaveLength(8001)
})

test.each([
  ['elements within each other', '<div>'.repeat(1_000_000)],
  ['attributes of one element', `<a ${Array.from({ length: 300 }, (_, at) => `b${at}`).join(' ')}>`],
])('too many %s end the reading', (_, markup) => {
  expect(() => namesOf(markup)).toThrow(ExcessiveMarkup)
})
