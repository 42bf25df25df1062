import { existsSync, readFileSync } from 'node:fs'
import { parseAccept } from 'hono/utils/accept'
import { expect, test } from 'vitest'
import { isLocale, LANGUAGE_TAGS } from '../../domain/locale.ts'
import { readSite, request, tags } from './site.ts'

readSite()

const languageOf = async (header: string) =>
  tags(await (await request('/', { 'Accept-Language': header })).text(), 'html')[0]?.lang

test.each([
  ['fr', 'en-US'],
  ['*', 'en-US'],
  ['ru;q=0, zh;q=0.1', 'zh-CN'],
  ['EN-gb;q=0.3,RU-by;q=0.31', 'ru'],
  ['ru;q=x, , ;;;=, zh', 'zh-CN'],
])('%s is answered in %s', async (header, tag) => expect(await languageOf(header)).toBe(tag))

test('an overlong header is ignored', async () => expect(await languageOf('x'.repeat(4000))).toBe('en-US'))

/** Headers of real browsers, one a line. The file is not part of the project; the tests run where it exists. */
const CORPUS = '../shared/data/corpora/accept-language.txt'

if (existsSync(CORPUS)) {
  /** The result of another parser: the first of our languages by weight, else English. */
  const expected = (header: string) => {
    const wanted = parseAccept(header).filter(({ q }) => q > 0)
    return LANGUAGE_TAGS[wanted.map(({ type }) => type.toLowerCase().split('-', 1)[0]).find(isLocale) ?? 'en']
  }

  test.each(readFileSync(CORPUS, 'utf8').split('\n').filter(Boolean))('corpus: %s', async (header) =>
    expect(await languageOf(header)).toBe(expected(header)),
  )
}
