import { expect, test } from 'vitest'
import { htmlFaults } from '../fixtures/html-faults.ts'

test.each([
  ['an id with a space', '<a id="city-new york">x</a>', "the id 'city-new york' has spaces, or is used twice"],
  ['an id that is used twice', '<i id="x"></i><b id="x"></b>', "the id 'x' has spaces, or is used twice"],
  ['a form within a line of text', '<li><span><form></form></span></li>', '<form> within <span>'],
  ['a file field with a value', '<input type="file" value="">', 'a file field with a value'],
  [
    'a required choice with a preset option',
    '<select required><option value="ru">x</option></select>',
    "a required choice whose first option is 'ru'",
  ],
])('%s is a fault of the HTML', (_, html, fault) => {
  expect(htmlFaults(html)).toEqual([fault])
})

test('valid HTML has no faults', () => {
  const html = `<main><input name="x" value="1"><p id="a">text <span id="b">more</span></p><div><form></form></div>
    <select required><option value=""></option><option value="1"></option></select><label>x<input type="file"></label></main>`
  expect(htmlFaults(html)).toEqual([])
})
