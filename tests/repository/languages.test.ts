/** Files that a language needs besides code, where the compiler does not report a missing one. */
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES } from '../../domain/locale.ts'

test('every language has its messages, and no file of messages lacks a language', () => {
  expect(readdirSync('locales').sort()).toEqual(LOCALES.map((locale) => `${locale}.json`).sort())
})

test('every language has a picture for shared links', () => {
  const pictures = readdirSync('public/icons').filter((name) => name.startsWith('share-'))
  expect(pictures.sort()).toEqual(LOCALES.map((locale) => `share-${locale}.png`).sort())
})
