/** From any page to the page for suppliers, and on to creating their organization. */
import { expect, test } from 'vitest'
import { LOCALES } from '../../domain/locale.ts'
import en from '../../locales/en.json' with { type: 'json' }
import ru from '../../locales/ru.json' with { type: 'json' }
import zh from '../../locales/zh.json' with { type: 'json' }
import { request, startSite, tags } from './site.ts'
import { readPage, signedUp } from './visitors.ts'

startSite({ CONTACT_EMAIL: 'hello@kontor.example' })

const draw = async (path: string) => (await request(path)).text()
const linksOf = (html: string) => tags(html, 'a').map(({ href }) => href)
/** The part of a page between the tags of an element that it has once. */
const within = (page: string, name: string) => page.slice(page.indexOf(`<${name}`), page.indexOf(`</${name}>`))

test('header and footer of every page link to the three steps, and these to signing in and creating an organization', async () => {
  for (const language of LOCALES) {
    const page = await draw(`/${language}/catalog`)
    const toSell = (part: string) => linksOf(within(page, part)).filter((href) => href === `/${language}/sell`)
    // The header has a link for wide screens, and one in its menu.
    expect([toSell('header').length, toSell('footer').length]).toEqual([2, 1])
    expect(linksOf(await draw(`/${language}/sell`))).toContain(`/${language}/profile/start`)
    const start = await request(`/${language}/profile/start`)
    expect(start.headers.get('Location')).toBe(`/${language}/auth?next=%2F${language}%2Fprofile%2Fstart`)
  }
  const founder = await signedUp('founder@people.example')
  expect(await readPage(founder, '/en/profile/start')).toContain('name="taxNumber"')
})

test('the contact address is a link to write to wherever it is printed', async () => {
  for (const path of ['/en', '/en/catalog', '/en/sell', '/en/terms', '/en/privacy']) {
    const page = await (await request(path, {})).text()
    const printed = page.match(/hello@kontor\.example(?=[^"]*<)/g) ?? []
    const linked = page.match(/<a [^>]*href="mailto:hello@kontor\.example"/g) ?? []
    expect(printed.length, path).toBeGreaterThan(0)
    expect(linked.length, path).toBe(printed.length)
  }
})

test('without an operator the footer, the terms and the privacy policy call the site a demonstration', async () => {
  const texts = { en: en.imprint.demonstration, ru: ru.imprint.demonstration, zh: zh.imprint.demonstration }
  for (const language of LOCALES) {
    const count = async (path: string) => (await draw(`/${language}${path}`)).split(texts[language]).length - 1
    expect([await count('/catalog'), await count('/terms'), await count('/privacy')], language).toEqual([1, 2, 2])
  }
})
