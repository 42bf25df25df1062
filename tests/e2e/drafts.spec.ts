import { newInn } from '../fixtures/new-inn.ts'
import { expectSaved, fill, press, save } from './account.ts'
import { newLogin } from './people.ts'
import { expect, hydrated, setNetwork, test } from './site.ts'
import { createProduct, createSupplier } from './suppliers.ts'

/** One form of each kind, with one of its fields. */
const FORMS = [
  ['/settings', 'name'],
  ['/mail/new', 'value'],
  ['/employee/new', 'position'],
  ['/legal_entities?edit=new', 'fullName'],
  ['/company/edit', 'description.ru'],
  ['/company/edit/file', 'number'],
  ['/company/edit/additionally', 'facts.0.name.en'],
  ['/product/new', 'model'],
] as const

test('drafts survive a reload and a lost network on every kind of form', {
  tag: '@only-tiny',
}, async ({ page }) => {
  test.slow()
  await createSupplier(page, 'Typed Works')
  const product = (await createProduct(page, 'Typed')).slice('/en/profile'.length)
  const all = [...FORMS, [product, 'names.zh']] as const
  const ready = async () => {
    await hydrated(page)
    await expect(page.locator('[data-drafts]')).toBeAttached()
  }
  // The forms work alike: one on a list and one on a screen of its own are enough for the rest.
  for (const [path, name] of process.env.FULL ? all : all.filter((_, at) => at % 4 === 3)) {
    await page.goto(`/en/profile${path}`)
    await ready()
    const typed = name === 'value' ? newLogin('typed') : `Typed ${path.length}`
    await fill(page, { [name]: typed })
    await page.reload()
    await ready()
    await expect(page.locator(`[name="${name}"]`), path).toHaveValue(typed)
    await expect(page.getByText('Unsaved changes restored'), path).toBeVisible()
  }
  // Submitted without a network, the draft stays over a reload and is sent once there is one.
  const entity = { taxNumber: newInn(), fullName: 'Sent without a network' }
  const sent = [
    ['/settings', { name: 'Anna' }],
    ['/legal_entities?edit=new', entity],
    [product, { model: 'T-50', moq: '10' }],
  ] as const
  for (const [path, fields] of process.env.FULL ? sent : sent.slice(1)) {
    await page.goto(`/en/profile${path}`)
    await ready()
    await fill(page, fields)
    await setNetwork(page, 'off')
    await save(page)
    await expect(page.getByText('Your changes are saved on this device'), path).toBeVisible()
    await setNetwork(page, 'on')
    await expect(page.getByText('Your changes are saved on this device'), path).toBeHidden()
    await page.reload()
    await ready()
    for (const [name, text] of Object.entries(fields))
      await expect(page.locator(`[name="${name}"]`), path).toHaveValue(text)
    await save(page)
    await expectSaved(page)
    // Left at once, before the app is awake.
    await page.goto(`/en/profile${path}`)
    await ready()
    await expect(page.getByText('Unsaved changes restored'), path).toHaveCount(0)
  }
  // Prices and variants are on one screen, and the rows of variants appear only with the values above them.
  const prices = async () => {
    await page.goto(`/en/profile${product}/price`)
    await ready()
    await expect(page.locator('form[data-redraws] [name="options.0.name.en"]')).toBeAttached()
  }
  const sku = page.locator('[name="rows.1.sku"]')
  await prices()
  await fill(page, { 'tiers.0.from': '1', 'tiers.0.amount': '120', 'options.0.name.en': 'Size' })
  await fill(page, { 'options.0.values.0.en': 'DN 50', 'options.0.values.1.en': 'DN 80' })
  await page.locator('[name="options.0.values.1.en"]').press('Tab')
  await sku.fill('Typed SKU')
  await page.locator('[name="rows.0.on"]').uncheck()
  await setNetwork(page, 'off')
  await save(page)
  await press(page, 'Save: Variants')
  await expect(page.getByText('Your changes are saved on this device')).toHaveCount(2)
  await setNetwork(page, 'on')
  await prices()
  await expect(page.locator('[name="tiers.0.amount"]')).toHaveValue('120')
  await expect(sku).toBeVisible()
  await save(page)
  await expectSaved(page)
  await ready()
  await prices()
  await expect(sku).toBeVisible()
  await expect(sku).toHaveValue('Typed SKU')
  await expect(page.locator('[name="rows.0.on"]')).not.toBeChecked()
  await press(page, 'Save: Variants')
  await expectSaved(page)
  await ready()
  await expect(page.locator('[name^="rows."][name$=".sku"]')).toHaveCount(1)
})
