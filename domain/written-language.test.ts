import { expect, test } from 'vitest'
import { writtenLanguage } from './written-language.ts'

test.each([
  ['Ball valve DN 50', 'en', 'en'],
  ['Aji Bearing & Forge', 'ru', 'ru'],
  ['ООО «Уктус» GOST 3262', 'en', 'ru'],
  ['浙江双鹤阀门有限公司 (Shuanghe)', 'ru', 'zh'],
  ['М6', 'zh', 'ru'],
  ['2026', 'zh', 'zh'],
] as const)('%s, typed on a page in %s, is in %s', (text, page, language) => {
  expect(writtenLanguage(text, page)).toBe(language)
})
