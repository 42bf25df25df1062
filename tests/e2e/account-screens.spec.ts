import type { Page } from 'playwright/test'
import { isGood } from './account.ts'
import { newLogin } from './people.ts'
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

/** The builds share the screens out between them, each in one look; the languages take turns. */
for (const [turn, build] of ['react', 'tiny'].entries()) {
  test(`axe: screens of an account, on ${build}`, { tag: `@only-${build}` }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    const paths = await openAccount(page)
    if (process.env.FULL) paths.push(...(await editors(page)))
    for (const [at, path] of paths.entries()) {
      if (at % 2 !== turn && !process.env.FULL) continue
      await page.emulateMedia({ colorScheme: at % 4 < 2 ? 'light' : 'dark', reducedMotion: 'reduce' })
      const answer = await page.goto(`/${LANGUAGES[(at + 1) % 3]}/profile${path}`)
      expect(answer?.status(), path).toBe(200)
      await isGood(page)
    }
  })
}
