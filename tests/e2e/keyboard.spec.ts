/** Every screen by keyboard alone: Tab reaches everything in source order, with a visible focus ring, and nothing traps the focus. */
import type { Page } from 'playwright/test'
import { enhanced } from './account.ts'
import { adminOf } from './admins.ts'
import { enterCode, newLogin, requestCode, signUp } from './people.ts'
import { expect, hydrated, SCREEN_NAMES, screens, test } from './site.ts'
import { tabThrough } from './tab-walk.ts'
import { createFullAccount, editors, receiveInquiry, submitCompany } from './whole-account.ts'
import { createFullDesk } from './whole-desk.ts'

/** Each build tests one width. */
const widthOf = (build: string) => (build === 'react' ? 1440 : 360)

test.beforeEach(({ page }, { project }) => page.setViewportSize({ width: widthOf(project.name), height: 900 }))

for (const name of SCREEN_NAMES) {
  test(`Tab reaches everything on ${name}`, { tag: '@full' }, async ({ page, request }) => {
    await page.goto(`/en${(await screens(request))[name]}`)
    await hydrated(page)
    expect(await tabThrough(page)).toEqual([])
  })
}

async function walk(page: Page, path: string): Promise<void> {
  await page.goto(`/en${path}`)
  await enhanced(page)
  expect.soft(await tabThrough(page), path).toEqual([])
}

test('Tab reaches everything on the screens of an account', { tag: '@full' }, async ({ page, browser }, info) => {
  // Thousands of key presses, each a round trip to the browser.
  test.setTimeout(10 * 60_000)
  const paths = [...(await createFullAccount(page)), ...(await editors(page))]
  for (const path of paths) await walk(page, `/profile${path}`)
  const company = await submitCompany(page)
  const house = await (await browser.newContext()).newPage()
  await house.setViewportSize({ width: widthOf(info.project.name), height: 900 })
  await signUp(house, adminOf('keyboard', info.repeatEachIndex))
  const inquiry = await receiveInquiry(page, house, company)
  await house.context().close()
  for (const path of ['', '/company', '/inquiries', inquiry]) await walk(page, `/profile${path}`)
})

test('Tab reaches everything on the screens of the desk', { tag: '@full' }, async ({ page, browser }, info) => {
  test.setTimeout(15 * 60_000)
  await signUp(page, adminOf('desk-keyboard', info.repeatEachIndex))
  for (const path of (await createFullDesk(page, browser)).paths) await walk(page, path)
})

test('Tab reaches everything on the screens of signing in', { tag: '@full' }, async ({ page }) => {
  const login = newLogin('keys')
  await walk(page, '/auth')
  await requestCode(page, login)
  await walk(page, '/auth/code')
  await enterCode(page, login)
  await walk(page, '/auth/registration')
})
