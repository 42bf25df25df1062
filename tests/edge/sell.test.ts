/** The way for suppliers, from any page to founding their organization. */
import { expect, test } from 'vitest'
import { LOCALES } from '../../domain/locale.ts'
import { request, startSite, tags } from './site.ts'
import { readPage, signedUp } from './visitors.ts'

startSite({ CONTACT_EMAIL: 'hello@kontor.example' })

const linksOf = async (path: string, headers: Record<string, string> = {}) => {
  const page = await (await request(path, headers)).text()
  return tags(page, 'a').map(({ href }) => href)
}

test('head and footer of every page lead to the three steps, and these to signing in and founding', async () => {
  for (const language of LOCALES) {
    const links = await linksOf(`/${language}/catalog`)
    expect(links.filter((href) => href === `/${language}/sell`).length).toBeGreaterThanOrEqual(2)
    const steps = await linksOf(`/${language}/sell`)
    expect(steps).toContain(`/${language}/profile/start`)
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
