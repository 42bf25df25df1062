/** What appears above a button waits while the button is pressed: otherwise the press would miss it (enhancements/released.ts). */
import { expect, hydrated, test } from './site.ts'
import { createSupplier } from './suppliers.ts'

test('a button stays under the pointer that presses it, though a message appears above', {
  tag: '@only-react',
}, async ({ page }) => {
  await createSupplier(page, 'Works of presses')
  await page.goto('/en/profile/product/new')
  await hydrated(page)
  await expect(page.locator('form[data-checked]')).toBeVisible()
  const field = page.getByLabel('Minimum order')
  await field.fill('many')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.scrollIntoViewIfNeeded()
  const before = await save.boundingBox()
  if (!before) throw new Error('The button is not shown.')
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2)
  // The field loses the focus, which is when it is checked.
  await page.mouse.down()
  await expect(field).not.toBeFocused()
  const fault = page.locator('[id="moq-fault"]')
  expect(await fault.count()).toBe(0)
  expect(await save.boundingBox()).toEqual(before)
  await page.mouse.up()
  await expect(fault).toBeVisible()
})

test('the header takes no press on a page that is scrolled when its script starts', {
  tag: '@only-react',
}, async ({ page }) => {
  await page.goto('/en/catalog')
  await page.evaluate(() => {
    scrollTo(0, 600)
    // Records how much of the page the header covers, and its animations, when it begins to stick.
    new MutationObserver(() => {
      const header = document.querySelector('header')
      const { bottom = 0 } = header?.getBoundingClientRect() ?? {}
      document.body.dataset.covered ??= String(Math.round(Math.max(0, bottom)) + (header?.getAnimations().length ?? 0))
    }).observe(document.documentElement, { attributeFilter: ['data-head'] })
  })
  await hydrated(page)
  await expect(page.locator('body[data-covered="0"]')).toBeAttached()
})
