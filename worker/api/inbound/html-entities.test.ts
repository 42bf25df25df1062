import { expect, test } from 'vitest'
import { htmlEntities as packaged } from '../../../node_modules/postal-mime/dist/esm/html-entities.js'
import { htmlEntities } from './html-entities.ts'

test('every named character of the e-mail parser’s own table is decoded alike', () => {
  const names = Object.keys(packaged)
  expect(names.length).toBeGreaterThan(2000)
  expect(Object.fromEntries(names.map((name) => [name, htmlEntities[name]]))).toEqual(packaged)
})

test.each(['&notin', '&copyright', '&unknown;', '&', 'amp'])('%s is no named character', (name) => {
  expect(htmlEntities[name]).toBeUndefined()
})
