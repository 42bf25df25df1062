/** No response to one person, and no cacheable response, contains another person's data: every screen and every call is searched. */
import { beforeAll, expect, test } from 'vitest'
import { LOCALES } from '../../domain/locale.ts'
import { personalRoutes } from '../../domain/personal-routes.ts'
import { endpoints } from '../../web/api-docs/open-api.ts'
import { newInn } from '../fixtures/new-inn.ts'
import { type Browser, cookiesOf, openBrowser, signUp } from './browser.ts'
import { ownOrigin, publicPaths, request, shareSite } from './site.ts'
import { call } from './visitors.ts'

shareSite()

interface Person {
  browser: Browser
  /** Texts and numbers that occur only in this person's data. */
  marks: string[]
  /** Ids of this person's things, by the part of a path before an id. */
  ids: Record<string, string>
}

let people: [Person, Person]

const OWN = '/api/profile/company'
const newMark = () => `m${crypto.randomUUID().slice(0, 12)}`

/** A person with one record of each kind, each with a different mark in its texts. */
async function marked(taxNumber: string, category: string): Promise<Person> {
  const browser = openBrowser(ownOrigin())
  const [login, name, company, entity, product, text, employee, contact, fact] = Array.from({ length: 9 }, newMark)
  await signUp(browser, `${login}@people.example`, `Person ${name}`)
  await call(browser, 'POST', '/dev/profile/start', { taxNumber, name: `Company ${company}` })
  const { id: supplier } = await call(browser, 'PATCH', OWN, { description: { en: `About ${text}` } })
  const facts = [{ name: { en: 'Word' }, value: String(fact) }]
  await browser.send('PUT', `${OWN}/facts`, { facts })
  const begun = await call(browser, 'POST', `${OWN}/products`, { names: { en: `Product ${product}` }, category })
  const { id: entityId } = await call(browser, 'POST', `${OWN}/legal-entities`, {
    fullName: `Entity ${entity}`,
    taxNumber,
  })
  const invitation = { contact: `${employee}@people.example`, role: 'MANAGER' }
  const invited = await call(browser, 'POST', `${OWN}/employees`, invitation)
  const waiting = await call(browser, 'POST', '/api/profile/contacts', { value: `${contact}@people.example` })
  const { data: sessions } = await (await browser.send('GET', '/api/profile/sessions')).json()
  const ids = {
    products: begun.id,
    product: begun.id,
    employees: invited.id,
    employee: invited.id,
    'legal-entities': entityId,
    contacts: waiting.id,
    mail: waiting.id,
    phone: waiting.id,
    sessions: sessions[0].id,
    companies: supplier,
    suppliers: supplier,
  }
  const marks = [login, name, company, entity, product, text, employee, contact, fact].map(String)
  return { browser, marks: [...marks, taxNumber], ids }
}

beforeAll(async () => {
  const { data }: { data: { id: string }[] } = JSON.parse(await (await request('/api/categories')).text())
  const category = data[0]?.id ?? ''
  people = [await marked(newInn(), category), await marked(newInn(), category)]
})

/** A path with a person's ids in it; an unknown id where they have none of the kind. */
const filled = (path: string, ids: Record<string, string>) =>
  path.replace(/([\w-]+)\/(?::id|\{\w+\})/g, (_, kind: string) => `${kind}/${ids[kind] ?? '0000000000000000'}`)

/** What operators alone read is refused before anything is looked up (worker/api/http/access): `npm run test:full` asks for all of it. */
const isAsked = (path: string, at: number) =>
  process.env.FULL || at % 4 === 0 || !/^\/(?:admin|api\/operator|app\/admin)/.test(path)

/** Every screen with its payload, and every API call that reads. */
async function paths(): Promise<string[]> {
  const document = JSON.parse(await (await request('/api/openapi.json')).text())
  const calls = endpoints(document)
    .filter(({ method }) => method === 'get')
    .map(({ path }) => path)
    .filter(isAsked)
  const screens = [...Object.values(personalRoutes).filter(isAsked), ...(await publicPaths())]
  const inOne = (path: string, at: number) => `/${LOCALES[at % LOCALES.length]}${path}`
  return [
    ...screens.map(inOne),
    ...screens
      .filter((path) => /:id|^\/(?:profile|admin|auth|favorites)/.test(path))
      // Payloads have the same data as the screens, so only every fourth is read here; `npm run test:full` reads all.
      .filter((_, at) => process.env.FULL || at % 4 === 0)
      .map((path, at) => `${inOne(path, at + 1)}/_payload.json`),
    ...calls.map((path) => (path === '/dev/outbox' ? '' : path)).filter(Boolean),
    '/ru/search?q=Product',
    '/en/profile/legal_entities?edit=new',
    '/api/products?q=Product',
  ]
}

test('requests for one’s own and for another person’s data', { timeout: 180_000 }, async () => {
  let found = 0
  const all = await paths()
  for (const path of all) {
    // A path with an id is requested with the other person's id as well.
    for (const isOther of /:id|\{/.test(path) ? [false, true] : [false]) {
      // Both at once: a variable shared by requests would show here.
      const answers = await Promise.all(
        people.map(async (one, at) => {
          const response = await request(filled(path, people[isOther ? 1 - at : at]?.ids ?? {}), cookiesOf(one.browser))
          return {
            text: await response.text(),
            isCacheable: !/no-store/.test(response.headers.get('Cache-Control') ?? ''),
          }
        }),
      )
      for (const [at, { text, isCacheable }] of answers.entries()) {
        const has = (one: Person | undefined) => one?.marks.filter((mark) => text.includes(mark)) ?? []
        expect(has(people[1 - at]), path).toEqual([])
        if (isCacheable) expect(has(people[at]), path).toEqual([])
        found += has(people[at]).length
      }
    }
  }
  // Each mark is found in its owner's responses, which proves that the search works.
  expect(found).toBeGreaterThan(all.length / 3)
})
