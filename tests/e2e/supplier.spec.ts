import type { Page } from 'playwright/test'
import { newInn } from '../fixtures/new-inn.ts'
import { expectAccessible, expectSaved, expectStatus, fill, PICTURE, press, save } from './account.ts'
import { adminOf } from './admins.ts'
import { newLogin, signUp } from './people.ts'
import { collectErrors, expect, hydrated, setNetwork, test } from './site.ts'
import { call, createSupplier } from './suppliers.ts'

async function foundCompany(page: Page, name: string) {
  await page.goto('/en/profile/start')
  await fill(page, { taxNumber: '7707083890', name })
  await press(page, 'Register the company')
  await expect(page.getByText('This number is not valid')).toBeVisible()
  await expect(page.locator('[name=name]')).toHaveValue(name)
  await expectAccessible(page)
  await fill(page, { taxNumber: newInn() })
  await press(page, 'Register the company')
  await expect(page).toHaveURL(/done=founded/)
  await page.goto('/en/profile/company/edit')
  await fill(page, { 'description.en': 'Valves', 'city.en': 'Perm', phone: '+7 342 200-00-00' })
  // By keyboard: right after the page has scrolled, Chromium gives a click at the map's previous place to the map's frame.
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await press(page, 'Submit for review')
  await expect(page.getByRole('button', { name: 'Submit for review' })).toHaveCount(0)
}

/** @returns the address of the product's screen */
async function beginProduct(page: Page, name: string): Promise<string> {
  await page.goto('/en/profile/product/new')
  await fill(page, { 'names.en': name, 'names.ru': `${name} по-русски`, 'names.zh': `${name} 中文` })
  await page.locator('[name=category]').selectOption({ index: 3 })
  await save(page)
  await fill(page, { 'tiers.0.from': '1', 'tiers.0.amount': '1 250,50', 'tiers.1.from': '1', 'tiers.1.amount': '900' })
  await save(page)
  await expect(page.getByText('Quantities must increase')).toBeVisible()
  await fill(page, { 'tiers.1.from': '100' })
  await expectAccessible(page)
  await save(page)
  await expect(page).toHaveURL(/\/price\?done=saved/)
  await page.getByRole('link', { name: 'Next: Images' }).click()
  await expect(page).toHaveURL(/\/file$/)
  await hydrated(page)
  await expect(page.locator('[data-uploads] [name=file]')).toBeAttached()
  await page.locator('[name=file]').setInputFiles({ name: 'valve.png', mimeType: 'image/png', buffer: PICTURE })
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await page.getByRole('link', { name: 'Next: Specifications' }).click()
  await expect(page).toHaveURL(/\/fact$/)
  await expectAccessible(page)
  await press(page, 'Submit for review')
  await expectStatus(page, 'Sent for review')
  return new URL(page.url()).pathname.replace(/\/fact$/, '')
}

test(
  'from an empty account to a product that buyers see in three languages',
  { tag: '@only-react' },
  async ({ page, browser }, info) => {
    const errors = collectErrors(page)
    await page.setViewportSize({ width: 320, height: 800 })
    const name = `Gate ${crypto.randomUUID().slice(0, 6)}`
    await signUp(page, newLogin('supplier'))
    await foundCompany(page, `Works of ${name}`)
    const place = await beginProduct(page, name)
    expect((await page.request.get('/en/admin')).status()).toBe(404)
    const operator = await (await browser.newContext()).newPage()
    await signUp(operator, adminOf('supplier', info.repeatEachIndex))
    await operator.goto('/en/admin')
    // Its product's row names it too, below.
    const rows = operator.getByRole('listitem').filter({ has: operator.getByText(`Works of ${name}`, { exact: true }) })
    const row = rows.first()
    await row.locator('summary').click()
    await row.getByRole('textbox', { name: 'Source' }).fill('Federal Tax Service')
    await row.getByRole('button', { name: 'Save verification' }).click()
    await expectSaved(operator)
    for (const waiting of [`Works of ${name}`, name])
      await operator.getByRole('checkbox', { name: waiting, exact: true }).check()
    await operator.getByRole('button', { name: 'Approve selected' }).click()
    await expect(operator.getByRole('checkbox', { name, exact: true })).toHaveCount(0)
    await page.goto(place)
    await page.getByRole('link', { name: 'Preview' }).click()
    await expect(page).toHaveURL(/\/en\/product\//)
    const id = /product\/(\w{16})/.exec(page.url())?.[1]
    for (const [language, heading] of [
      ['en', name],
      ['ru', `${name} по-русски`],
      ['zh', `${name} 中文`],
    ]) {
      await page.goto(`/${language}/product/${id}`)
      await expect(page.locator('h1')).toHaveText(String(heading))
    }
    // The browser logs the 422 document of a refused form, and preloaded messages that were not used.
    expect(errors.filter((line) => !/422|preload/.test(line))).toEqual([])
  },
)

test('of two people who edit the same record, the second resolves the conflict, and the draft survives a reload @only-tiny', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await createSupplier(page, 'Two Editors')
  const second = await browser.newContext({ storageState: await page.context().storageState() })
  const other = await second.newPage()
  await other.setViewportSize({ width: 320, height: 800 })
  for (const one of [page, other]) await one.goto('/en/profile/company/edit')
  await fill(page, { staff: '10', website: 'www.works.com' })
  await hydrated(other)
  await expect(other.locator('[data-drafts]')).toBeAttached()
  await fill(other, { staff: '20', 'city.en': 'Ufa' })
  await other.reload()
  await hydrated(other)
  await expect(other.getByText('Unsaved changes restored')).toBeVisible()
  await save(page)
  await expectSaved(page)
  await save(other)
  await expect(other.getByRole('alert')).toContainText('A colleague has edited this page')
  await expect(other.locator('[name=staff]')).toHaveValue('20')
  await expect(other.locator('[name=website]')).toHaveValue('https://www.works.com/')
  await expectAccessible(other)
  await other.getByRole('radio', { name: 'Use your colleague’s version: 10' }).check()
  await save(other)
  await expectSaved(other)
  await other.goto('/en/profile/company/edit')
  await expect(other.locator('[name=staff]')).toHaveValue('10')
  await expect(other.locator('[name="city.en"]')).toHaveValue('Ufa')
})

test('many products are changed at once, and a price is edited in the list @full', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await createSupplier(page, 'Many Works')
  const [{ id: category }] = (await (await page.request.get('/api/categories')).json()).data
  const own = '/api/profile/company/products'
  for (const name of ['First', 'Second']) {
    const { id } = await call(page, 'POST', own, { names: { en: name }, category })
    const vat = null
    await call(page, 'PUT', `${own}/${id}/prices`, { currency: 'USD', vat, tiers: [{ from: 1, amount: 100 }] })
  }
  const price = page.getByRole('textbox', { name: 'Price per unit: Second' })
  const ready = async () => {
    await hydrated(page)
    await expect(page.locator('[data-drafts]')).toBeAttached()
  }
  await page.goto('/en/profile/product')
  await ready()
  await price.fill('12,34')
  await press(page, 'Save prices')
  await expect(price).toBeFocused()
  await expect(price).toHaveAccessibleDescription('Use a period for decimals and no commas: 1500 or 1.5')
  await expectAccessible(page)
  await price.fill('12.5')
  await page.getByRole('checkbox', { name: 'First' }).check()
  await page.reload()
  await ready()
  await expect(page.getByText('Unsaved changes restored')).toBeVisible()
  await expect(price).toHaveValue('12.5')
  // The selection is gone once its action is done.
  await expect(page.getByRole('checkbox', { name: 'First' })).not.toBeChecked()
  await setNetwork(page, 'off')
  await price.press('Enter')
  await expect(page.getByText('Your changes are saved on this device')).toBeVisible()
  await setNetwork(page, 'on')
  await page.getByRole('checkbox', { name: 'First' }).check()
  await page.getByLabel('With selected').selectOption('moderation')
  await press(page, 'Apply')
  await expect(page.getByRole('row').filter({ hasText: 'First' })).toContainText('Some fields are still missing')
  await expect(price).toHaveValue('12.5')
  await ready()
  await page.getByLabel('With selected').selectOption('archived')
  await press(page, 'Apply')
  await expectStatus(page, '1 product changed')
  await ready()
  // "Apply" has saved the price typed beside the ticks as well: nothing of it is left as a draft.
  await expect(page.getByText('Unsaved changes restored')).toHaveCount(0)
  await expect(price).toHaveValue('12.50')
  await price.fill('13')
  const position = () => page.evaluate(() => Math.round(scrollY))
  const before = await position()
  expect(before).toBeGreaterThan(0)
  await price.press('Enter')
  await expectStatus(page, '1 price saved')
  // The script that restores it runs after the document was read.
  await expect.poll(position).toBe(before)
  await expect(page.getByRole('button', { name: 'Undo: 1 price saved' })).toBeInViewport()
  await ready()
  // By keyboard: the notice sticks below a header that moves with the scroll position, which is being restored.
  await page.getByRole('button', { name: 'Undo: 1 price saved' }).press('Enter')
  await expectStatus(page, '1 price restored')
  await expect(price).toHaveValue('12.50')
  await expect(page.getByRole('row').filter({ hasText: 'First' })).toContainText('Archived')
})

test('a city of the list fills in its other names and its center, an address its coordinates, and typed coordinates stay @only-react', async ({
  page,
}) => {
  await createSupplier(page, 'Works in a city')
  await page.goto('/en/profile/company/edit')
  await hydrated(page)
  await expect(page.locator('[name="address.en"]')).toHaveRole('combobox')
  const value = (name: string) => page.locator(`[name="${name}"]`)
  const choose = async (city: string) => {
    await value('city.en').fill(city)
    await value('city.en').press('Tab')
  }
  await choose('Ningbo')
  await expect(value('city.ru')).toHaveValue('Нинбо')
  await expect(value('city.zh')).toHaveValue('宁波')
  const center = await value('coordinates.latitude').inputValue()
  expect(center).not.toBe('')
  await choose('Perm')
  await expect(value('city.zh')).toHaveValue('彼尔姆')
  await expect(value('coordinates.latitude')).not.toHaveValue(center)
  await value('country').selectOption('CN')
  await value('address.en').fill('Ningbo, Zhongshan Road 5')
  await value('address.en').press('Tab')
  await expect(value('coordinates.latitude')).toHaveValue(center)
  await expect(page.getByText('these are the coordinates of the city center')).toBeVisible()
  await value('coordinates.latitude').fill('58.1')
  await choose('Kazan')
  await expect(value('city.ru')).toHaveValue('Казань')
  await expect(value('coordinates.latitude')).toHaveValue('58.1')
})
