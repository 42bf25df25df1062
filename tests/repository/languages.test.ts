/** Files that a language needs besides code, where the compiler does not report a missing one. */
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES } from '../../domain/locale.ts'

test('every language has its messages, and no file of messages lacks a language', () => {
  const files = LOCALES.map((locale) => `${locale}.json`)
  expect(readdirSync('locales').sort()).toEqual([...files, 'imported'].sort())
  expect(readdirSync('locales/imported').sort()).toEqual(files.sort())
})

test('every language has a picture for shared links', () => {
  const pictures = readdirSync('public/icons').filter((name) => name.startsWith('share-'))
  expect(pictures.sort()).toEqual(LOCALES.map((locale) => `share-${locale}.png`).sort())
})
