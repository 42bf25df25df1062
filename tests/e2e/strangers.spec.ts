/** What belongs to one person reaches nobody else, whoever signs in after them or beside them. */
import type { Page } from 'playwright/test'
import { fill, press, told } from './account.ts'
import { codeSentTo, newLogin, signUp } from './people.ts'
import { expect, test } from './site.ts'
import { call, foundSupplier, newInn } from './suppliers.ts'

async function signInAgain(page: Page, login: string): Promise<void> {
  await fill(page, { login })
  await press(page, 'Send the code')
  await fill(page, { code: await codeSentTo(page, login) })
  await press(page, 'Sign in')
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a session that ends in the middle of a form takes nothing of it along, and gives it to nobody else', {
    tag: '@only-react',
  }, async ({ page }) => {
    const login = newLogin('expired')
    await signUp(page, login)
    await call(page, 'POST', '/dev/profile/start', { taxNumber: newInn(), name: 'Long form' })
    const typeAndExpire = async () => {
      await page.goto('/en/profile/company/edit')
      await fill(page, { 'description.en': 'An hour of work', 'city.en': 'Perm' })
      for (const name of ['access', 'refresh']) await page.context().clearCookies({ name })
      await press(page, 'Save')
      await told(page, 'What you typed is kept')
    }
    await typeAndExpire()
    await signInAgain(page, login)
    await told(page, 'What you typed is back')
    await expect(page.locator('[name="description.en"]')).toHaveValue('An hour of work')
    await fill(page, { 'description.en': 'Two hours of work' })
    await press(page, 'Save')
    await told(page, 'Saved')
    await page.goto('/en/profile/company/edit?done=kept')
    await expect(page.locator('[name="description.en"]')).toHaveValue('Two hours of work')
    await typeAndExpire()
    const next = new URL(page.url()).searchParams.get('next') ?? ''
    await foundSupplier(page, 'Somebody else’s')
    await page.goto(next)
    await expect(page.locator('[name="names.en"]')).toHaveValue('Somebody else’s')
    expect(await page.content()).not.toContain('An hour of work')
  })
})

/** Every screen of one's own, and some that are everybody's. */
const PERSONAL = [
  ...['', '/start', '/settings', '/change_mail', '/mail', '/mail/new', '/mail/phone', '/phone', '/phone/new'],
  ...['/company', '/company/edit', '/product', '/product/new', '/inquiries', '/employee', '/employee/new'],
  ...['/legal_entities', '/legal_entities?edit=new'],
]
const PUBLIC = ['', '/catalog', '/suppliers', '/favorites', '/search?q=valve', '/auth']
const CALLS = [
  '',
  '/contacts',
  '/sessions',
  '/favourites',
  '/invitations',
  '/archive',
  '/company',
  '/company/employees',
]

test('nothing of one person’s is in another’s answer, nor in one that is kept for everybody', {
  tag: '@only-react',
}, async ({ page, browser }) => {
  const mark = () => crypto.randomUUID().slice(0, 13)
  const marked = async (page: Page) => {
    const [marks, taxNumber] = [Array.from({ length: 4 }, mark), newInn()]
    const [login, company, entity, position] = marks
    await signUp(page, `${login}@people.example`, `Person ${login}`)
    await call(page, 'POST', '/dev/profile/start', { taxNumber, name: `Company ${company}` })
    await call(page, 'POST', '/api/profile/company/legal-entities', { fullName: `Entity ${entity}`, taxNumber })
    await call(page, 'POST', '/api/profile/company/employees', {
      contact: `${position}@people.example`,
      role: 'MANAGER',
    })
    return { page, marks: [...marks, taxNumber] }
  }
  const people = [await marked(page), await marked(await (await browser.newContext()).newPage())]
  const paths = [
    ...PERSONAL.map((path) => `/ru/profile${path}`),
    ...PUBLIC.map((path) => `/ru${path}`),
    '/ru/profile/_payload.json',
    ...CALLS.map((path) => `/api/profile${path}`),
    '/dev/profile/start',
  ]
  let found = 0
  for (const path of paths) {
    // Both at once: a variable that outlives a request would show here.
    const texts = await Promise.all(
      people.map(async ({ page }) => {
        const answer = await page.request.get(path)
        const isOwn = answer.url().includes('/profile')
        if (isOwn) expect(answer.headers()['cache-control'], path).toContain('no-store')
        return { isOwn, text: await answer.text() }
      }),
    )
    for (const [at, { text, isOwn }] of texts.entries()) {
      const has = (marks: string[] = []) => marks.filter((one) => text.includes(one))
      expect(has(people[1 - at]?.marks), path).toEqual([])
      if (isOwn) found += has(people[at]?.marks).length
      else expect(has(people[at]?.marks), path).toEqual([])
    }
  }
  // The marks are there to be found: each screen of one's own has some.
  expect(found).toBeGreaterThan(paths.length)
})
