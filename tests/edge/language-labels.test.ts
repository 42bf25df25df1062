/** What suppliers write in another language than the page's says so (docs/behaviour.md, "Language labels"). */
import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { LANGUAGE_TAGS, LOCALES, type Locale } from '../../domain/locale.ts'
import { publicPaths, request, startSite } from './site.ts'

startSite()

/** Words in a script that the language is not written in. */
const FOREIGN: Record<Locale, RegExp> = {
  en: /[а-яё]{4}|\p{Script=Han}/u,
  ru: /\p{Script=Han}/u,
  zh: /[а-яё]{4}/u,
}
const WORDS = /\p{Ll}{4}|\p{Script=Han}/u
const VOID = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'use', 'wbr'])

interface Element {
  name: string
  /** Not read as text of the page, or named in its own language on purpose: the switch of languages. */
  isExempt: boolean
  isLabelled: boolean
  isForeign: boolean
}

/** @returns texts in another script or language than the page's that do not say so */
function unlabelled(html: string, locale: Locale): string[] {
  const found: string[] = []
  const open: Element[] = []
  const parser = new Parser({
    onopentag(name, { lang, hreflang, 'data-language': label, id = '' }) {
      if (VOID.has(name)) return
      const isForeign = name !== 'html' && lang !== undefined && lang !== LANGUAGE_TAGS[locale]
      const isExempt =
        ['script', 'style', 'title', 'template'].includes(name) || hreflang !== undefined || id === 'okved'
      open.push({ name, isExempt, isLabelled: label !== undefined, isForeign })
    },
    ontext(text) {
      if (open.some(({ isExempt, isLabelled }) => isExempt || isLabelled)) return
      const isForeign = FOREIGN[locale].test(text) || (open.some((one) => one.isForeign) && WORDS.test(text))
      if (isForeign) found.push(text.trim())
    },
    onclosetag(name) {
      if (!VOID.has(name)) open.pop()
    },
  })
  parser.write(html)
  parser.end()
  return found
}

test('a text of another script or language is found unless it is labelled', () => {
  const card = (name: string) => `<html lang="ru"><body><h3>${name}</h3></body></html>`
  expect(unlabelled(card('板式平焊法兰'), 'ru')).toEqual(['板式平焊法兰'])
  expect(unlabelled(card('<span lang="en-US">Ball valve</span>'), 'ru')).toEqual(['Ball valve'])
  expect(
    unlabelled(card('<span data-language="английский"><span lang="en-US">Ball valve</span></span>'), 'ru'),
  ).toEqual([])
  expect(unlabelled(card('<span lang="en-US">DN 50</span>'), 'ru')).toEqual([])
})

test.each(LOCALES)(
  'no string of a public page in %s is of another script or language without its label',
  async (locale) => {
    // The official titles of the classifiers are marked as untranslated for a whole page.
    const pages = (await publicPaths()).filter((path) => !/^\/(okved|tnved|codes|_icons|talp|liaozhong)/.test(path))
    const paths = [...pages, '/catalog?sort=new', '/catalog?sort=new&view=table&page=2', '/suppliers?page=2']
    const failures: Record<string, string[]> = {}
    for (const path of paths) {
      const found = unlabelled(await (await request(`/${locale}${path}`)).text(), locale)
      if (found.length > 0) failures[path] = found
    }
    expect(failures).toEqual({})
  },
)
