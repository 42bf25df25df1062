import type { Page } from 'playwright/test'
import { isGood } from './account.ts'
import { thirdAdminOf } from './admins.ts'
import { newLogin, signUp } from './people.ts'
import { expect, LANGUAGES, test } from './site.ts'
import { beginProduct, call, foundSupplier, newInn } from './suppliers.ts'

/** Its product's screens, and those of its company that journeys judge too (supplier.spec.ts): for a whole run. */
async function editors(page: Page): Promise<string[]> {
  const option = (en: string, value: string) => ({ name: { en, ru: 'Присоединительный размер', zh: '尺寸' }, value })
  const options = [option('Connection size', 'DN 50'), option('Handle', 'Червячный редуктор с маховиком')]
  const product = await beginProduct(page, 'Кран шаровой', { model: 'BV-50', tnved: '8481808199' })
  const id = product.slice(-16)
  const variants = [{ sku: 'BV-50-WORM-GEAR-STAINLESS', options }]
  await call(page, 'PUT', `/api/profile/company/products/${id}/variants`, { variants })
  return [
    ...[`/product/${id}`, `/product/${id}/price`, `/product/${id}/file`],
    ...['/company/edit/file', '/company/edit/additionally', '/start'],
  ]
}

/** An account with something on each of its screens. @returns their addresses below the language */
async function openAccount(page: Page): Promise<string[]> {
  await foundSupplier(page, 'Уральский арматурный завод имени С. М. Кирова')
  const entity = {
    fullName: '沈阳阀门制造有限公司',
    taxNumber: newInn(),
    address: '620014, Екатеринбург, ул. Малышева, 36',
  }
  await call(page, 'POST', '/api/profile/company/legal-entities', entity)
  const invitation = { contact: newLogin('a-rather-long-name-of-somebody'), role: 'MANAGER', position: 'Экспорт' }
  const employee = await call(page, 'POST', '/api/profile/company/employees', invitation)
  const waiting = await call(page, 'POST', '/api/profile/contacts', { value: newLogin('another') })
  const { data: contacts } = await (await page.request.get('/api/profile/contacts')).json()
  const [first] = contacts
  return [
    ...['', '/settings', '/change_mail', '/mail', '/mail/phone', '/mail/new', `/mail/${first.id}`],
    ...[`/mail/${waiting.id}/code`, `/mail/${first.id}/success`, '/phone', '/phone/new'],
    ...['/company', '/company/edit', '/product', '/product/new', '/inquiries'],
    ...['/employee', '/employee/new', `/employee/${employee.id}`, '/legal_entities', '/legal_entities?edit=new'],
  ]
}

const LOOKS = ['light', 'dark'] as const
const WIDTHS = [320, 1440]

interface View {
  language: (typeof LANGUAGES)[number]
  look: (typeof LOOKS)[number]
  width: number
}

const ALL: View[] = LANGUAGES.flatMap((language) =>
  LOOKS.flatMap((look) => WIDTHS.map((width) => ({ language, look, width }))),
)

/** A whole run sees a screen in every way; else the languages and the looks take turns. */
const viewsOf = (at: number): View[] =>
  process.env.FULL
    ? ALL
    : [{ language: LANGUAGES[(at + 1) % 3] ?? 'en', look: LOOKS[Math.floor(at / 2) % 2] ?? 'light', width: 320 }]

async function judge(page: Page, path: string, at: number): Promise<void> {
  for (const { language, look, width } of viewsOf(at)) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' })
    const answer = await page.goto(`/${language}${path}`)
    expect(answer?.status(), path).toBe(200)
    await isGood(page)
  }
}

/** The builds share the screens out between them. */
for (const [turn, build] of ['react', 'tiny'].entries()) {
  test(`axe: screens of an account, on ${build}`, { tag: `@only-${build}` }, async ({ page, browser }, info) => {
    // Screen after screen, each looked at whole.
    test.setTimeout(process.env.FULL ? 15 * 60_000 : 180_000)
    const paths = await openAccount(page)
    if (process.env.FULL) paths.push(...(await editors(page)))
    for (const [at, path] of paths.entries())
      if (at % 2 === turn || process.env.FULL) await judge(page, `/profile${path}`, at)
    // The house sees what waits.
    await call(page, 'PATCH', '/api/profile/company/status', { status: 'pending' })
    const house = await (await browser.newContext()).newPage()
    await signUp(house, thirdAdminOf(info.repeatEachIndex))
    await judge(house, '/admin', turn)
    await house.context().close()
  })
}
