/** The marketplace has one name in each language, written one way (docs/glossary.md). */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { APP_NAME } from '../../domain/app-name.ts'
import { LOCALES } from '../../domain/locale.ts'

const ANY_NAME = new RegExp(Object.values(APP_NAME).join('|'), 'i')

test.each(LOCALES)('the texts in %s leave the name to domain/app-name.ts', (locale) => {
  const lines = readFileSync(`locales/${locale}.json`, 'utf8').split('\n')
  expect(lines.filter((line) => ANY_NAME.test(line))).toEqual([])
})
