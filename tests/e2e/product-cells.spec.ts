/** The list of products as a table of cells: a spreadsheet's keys, a block pasted over the rows; and a list that goes on below. */
import type { Page } from 'playwright/test'
import { enhanced, expectAccessible, expectStatus, press } from './account.ts'
import { expect, hydrated, test } from './site.ts'
import { createProduct, createSupplier } from './suppliers.ts'

/** Presses Ctrl+V with a text: a page may not read the clipboard of the machine that tests run on. */
const paste = (page: Page, text: string) =>
  page.evaluate((plain) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', plain)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

const column = (page: Page, at: number) => page.locator(`[data-cells] input[data-column="${at}"]`)
const values = (page: Page, at: number) =>
  column(page, at).evaluateAll((cells) => cells.map((cell) => (cell instanceof HTMLInputElement ? cell.value : '')))

async function goods(page: Page, names: string[]): Promise<void> {
  await createSupplier(page, 'Works of cells')
  for (const name of names) await createProduct(page, name)
}

test('a block is pasted over the rows, undone, pasted again and saved, by keyboard alone', {
  tag: '@only-react',
}, async ({ page }) => {
  await goods(page, ['Cell A', 'Cell B', 'Cell C'])
  await page.goto('/en/profile/product?edit=on&sort=name')
  await enhanced(page)
  await expectAccessible(page)
  await column(page, 0).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(column(page, 1).first()).toBeFocused()
  const before = await values(page, 1)
  await paste(page, '10\t3-5\t12.50\r\n\r\n30\t7\t14\tlost\r\n')
  await expectStatus(page, '6 cells pasted: check and save · 1 had no matching cell')
  expect(await values(page, 1)).toEqual(['10', before[1], '30'])
  await page.keyboard.press('Control+z')
  await expectStatus(page, 'Paste undone')
  expect(await values(page, 1)).toEqual(before)
  await paste(page, '10\t3-5\t12.50\r\n\r\n30\t7\t14\r\n')
  await page.keyboard.press('Enter')
  await expect(column(page, 1).nth(1)).toBeFocused()
  await page.keyboard.type('99')
  await page.keyboard.press('Escape')
  await expect(column(page, 1).nth(1)).toHaveValue(before[1] ?? '')
  await press(page, 'Save changes')
  await expectStatus(page, '2 products saved')
  await expect.poll(() => values(page, 1)).toEqual(['10', before[1], '30'])
  await expect.poll(() => values(page, 2)).toEqual(['3–5', '', '7'])
})

test('the next rows are drawn below until the list ends', { tag: '@only-tiny' }, async ({ page }) => {
  await goods(
    page,
    Array.from({ length: 30 }, (_, at) => `Row ${at}`),
  )
  await page.goto('/en/profile/product?perPage=24')
  const rows = page.locator('main tbody tr')
  await expect(rows).toHaveCount(24)
  await hydrated(page)
  await page.locator('[data-next-rows]').scrollIntoViewIfNeeded()
  await expect(rows).toHaveCount(30)
  await expect(page.locator('[data-next-rows] a[rel="next"]')).toHaveCount(0)
})
