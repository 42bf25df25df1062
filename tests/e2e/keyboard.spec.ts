/** Every screen by keyboard alone: all of it is met by Tab, in the order in which it is written, with a ring, and nothing holds on. */
import type { Page } from 'playwright/test'
import { aided } from './account.ts'
import { fourthAdminOf } from './admins.ts'
import { askForCode, enterCode, newLogin, signUp } from './people.ts'
import { expect, hydrated, SCREEN_NAMES, screens, test } from './site.ts'
import { tabThrough } from './tab-walk.ts'
import { editors, openAccount, receiveInquiry, sendIn } from './whole-account.ts'

/** The builds share the widths out between them. */
const widthOf = (build: string) => (build === 'react' ? 1440 : 360)

test.beforeEach(({ page }, { project }) => page.setViewportSize({ width: widthOf(project.name), height: 900 }))

for (const name of SCREEN_NAMES) {
  test(`Tab goes through all of ${name}`, { tag: '@full' }, async ({ page, request }) => {
    await page.goto(`/en${(await screens(request))[name]}`)
    await hydrated(page)
    expect(await tabThrough(page)).toEqual([])
  })
}

async function walk(page: Page, path: string): Promise<void> {
  await page.goto(`/en${path}`)
  await aided(page)
  expect.soft(await tabThrough(page), path).toEqual([])
}

test('Tab goes through all of an account', { tag: '@full' }, async ({ page, browser }, info) => {
  // Thousands of presses, each of which goes to the browser and back.
  test.setTimeout(10 * 60_000)
  const paths = [...(await openAccount(page)), ...(await editors(page))]
  for (const path of paths) await walk(page, `/profile${path}`)
  const company = await sendIn(page)
  const house = await (await browser.newContext()).newPage()
  await house.setViewportSize({ width: widthOf(info.project.name), height: 900 })
  await signUp(house, fourthAdminOf(info.repeatEachIndex))
  await walk(house, '/admin')
  const inquiry = await receiveInquiry(page, house, company)
  await house.context().close()
  for (const path of ['', '/company', '/inquiries', inquiry]) await walk(page, `/profile${path}`)
})

test('Tab goes through all of signing in', { tag: '@full' }, async ({ page }) => {
  const login = newLogin('keys')
  await walk(page, '/auth')
  await askForCode(page, login)
  await walk(page, '/auth/code')
  await enterCode(page, login)
  await walk(page, '/auth/registration')
})
