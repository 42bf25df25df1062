/** Who operates the site, on its pages (docs/behaviour.md, "Operator"). */
import { expect, test } from 'vitest'
import { OPERATOR } from '../fixtures/operator.ts'
import { request, startSite } from './site.ts'

startSite({ ...OPERATOR, OPERATOR_ICP: '京ICP备12345678号-1', CONTACT_EMAIL: 'desk@ural.example' })

const draw = async (path: string) => (await request(path)).text()
const footerOf = (page: string) => page.slice(page.indexOf('<footer'), page.indexOf('</footer>'))

test('the footer of every page names the operator in its language, with phone, hours and numbers', async () => {
  const footer = footerOf(await draw('/ru/catalog'))
  for (const text of [
    'ООО «Уралмаркет»',
    'ИНН 7707083893',
    'ОГРН 1027700132195',
    'href="tel:+73430363014"',
    'пн–пт 9:00',
  ])
    expect(footer).toContain(text)
  expect(footer).toMatch(/<a href="https:\/\/beian\.miit\.gov\.cn\/"[^>]*>京ICP备12345678号-1</)
  expect(footerOf(await draw('/zh/catalog'))).toContain('俄罗斯税号（INN）：7707083893')
})

test.each(['/en/terms', '/en/privacy'])('%s names the operator in full, and no demonstration', async (path) => {
  const page = await draw(path)
  const article = page.slice(page.indexOf('<article'), page.indexOf('</article>'))
  for (const text of ['Uralmarket LLC', OPERATOR.OPERATOR_FORM, OPERATOR.OPERATOR_ADDRESS, 'INN 7707083893', 'Russia'])
    expect(article).toContain(text)
  expect(page).not.toContain('demonstration')
})

test('the structured data of the home page has the operator', async () => {
  const [, json = ''] =
    /<script type="application\/ld\+json">(\{[^<]*"Organization"[^<]*)<\/script>/.exec(await draw('/ru')) ?? []
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'Organization',
    name: 'Контор',
    legalName: 'ООО «Уралмаркет»',
    telephone: '+7 343 036-30-14',
    email: 'desk@ural.example',
    taxID: '7707083893',
  })
  expect(await draw('/ru/catalog')).not.toContain('"Organization"')
})
