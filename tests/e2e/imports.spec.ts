/** A price list on a phone, by keyboard alone: uploaded, its columns corrected, tried, applied across a reload, and undone. */
import { writeFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { PART_OF_FILE } from '../../domain/price-list/import-terms.ts'
import { expectAccessible } from './account.ts'
import { collectErrors, expect, hydrated, test } from './site.ts'
import { createSupplier, PHONE } from './suppliers.ts'

const LIST = '/en/profile/import'
/** More than are written at once. */
const GOODS = 250
const rows = Array.from({ length: GOODS }, (_, at) => `A-${at};Hex bolt M8 lot ${at};${10 + at}`)
const CSV = ['Part No;Product;Amount', ...rows].join('\n')

/** Work behind the page, on a busy machine. */
const LATER = { timeout: 45_000 }

const chooseList = (page: Page) =>
  page.locator('input[type=file]').setInputFiles({ name: 'price.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) })

async function answer(page: Page): Promise<void> {
  await page.getByLabel('Currency of the prices').selectOption('CNY')
  await page.getByLabel('VAT in the prices').selectOption('Not stated')
  await page.getByLabel('Language of text in Latin script').selectOption('English')
}

test('a table is uploaded, mapped, tried, applied and undone by keyboard on a phone', {
  tag: '@only-tiny',
}, async ({ page }) => {
  test.setTimeout(180_000)
  const errors = collectErrors(page)
  await page.setViewportSize(PHONE)
  await createSupplier(page, `Works of ${crypto.randomUUID().slice(0, 6)}`)
  await page.goto(LIST)
  await hydrated(page)
  await expectAccessible(page)
  await chooseList(page)
  await page.getByRole('button', { name: 'Upload', exact: true }).press('Enter')

  await expect(page.getByRole('heading', { name: 'What the columns contain' })).toBeVisible(LATER)
  await hydrated(page)
  await expectAccessible(page)
  await page.locator('select[name="columns.2.role"]').selectOption('price')
  await page.getByRole('button', { name: 'Read the file with these columns' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Information missing from the file' })).toBeVisible(LATER)
  await answer(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Check the file' }).press('Enter')

  const apply = page.getByRole('button', { name: 'Apply to my catalog' })
  await expect(apply).toBeVisible(LATER)
  await expect(page.getByText(`${GOODS} new`)).toBeVisible()
  await hydrated(page)
  await expectAccessible(page)
  const accepted = page.waitForResponse((response) => response.request().method() === 'POST')
  await apply.press('Enter')
  await accepted
  await page.reload()
  const undo = page.getByRole('button', { name: 'Undo this import' })
  await expect(undo).toBeVisible(LATER)
  await expectAccessible(page)
  await undo.press('Enter')
  await expect(page.getByText(`${GOODS} products restored.`)).toBeVisible(LATER)
  const { meta } = await (await page.request.get('/api/profile/company/products')).json()
  expect(meta.total).toBe(0)
  expect(errors).toEqual([])
})

test(
  'a long list is sent in parts, and goes on after a lost network and a reload',
  { tag: '@only-react' },
  async ({ page }, info) => {
    await createSupplier(page, `Works of ${crypto.randomUUID().slice(0, 6)}`)
    await page.goto(LIST)
    await hydrated(page)
    // On the disk: eight megabytes would take seconds through the browser's protocol.
    const file = info.outputPath('price.csv')
    writeFileSync(file, `${CSV}\n${`${' '.repeat(1000)}\n`.repeat(Math.ceil(PART_OF_FILE / 1000))}`)
    const choose = () => page.locator('input[type=file]').setInputFiles(file)
    let isOnline = false
    const parts: string[] = []
    await page.route('**/parts?part=*', (route) => {
      const part = new URL(route.request().url()).searchParams.get('part') ?? ''
      if (part === '2' && !isOnline) return route.abort('internetdisconnected')
      parts.push(part)
      return route.continue()
    })
    await choose()
    await page.getByRole('button', { name: 'Upload', exact: true }).press('Enter')
    await expect(page.getByText('No connection.')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await hydrated(page)
    await expect(page.getByText('Waiting for the rest of the file')).toBeVisible()
    isOnline = true
    await choose()
    await page.getByRole('button', { name: 'Upload', exact: true }).press('Enter')
    await expect(page.getByRole('heading', { name: 'What the columns contain' })).toBeVisible(LATER)
    expect(parts).toEqual(['1', '2'])
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the same steps work as plain pages', { tag: '@full' }, async ({ page }) => {
    test.setTimeout(180_000)
    await createSupplier(page, `Works of ${crypto.randomUUID().slice(0, 6)}`)
    await page.goto(LIST)
    // With scripts switched off by the test, Chromium parses a noscript as if they were on, and shows none of it.
    expect(await (await page.request.get(LIST)).text()).toMatch(/files up to 20\sMB can be uploaded/)
    await chooseList(page)
    // Waits for the form's response, because a reload before it arrives has no page to reload.
    const send = async (name: string) => {
      const answered = page.waitForEvent('load')
      await page.getByRole('button', { name, exact: true }).press('Enter')
      await answered
    }
    const shows = (text: string) =>
      expect
        .poll(async () => {
          await page.reload()
          return page.locator('main').textContent()
        }, LATER)
        .toContain(text)
    await send('Upload')
    await shows('What the columns contain')
    await page.locator('select[name="columns.2.role"]').selectOption('price')
    await send('Read the file with these columns')
    await shows('Information missing from the file')
    await answer(page)
    await send('Check the file')
    await shows(`${GOODS} new`)
    await send('Apply to my catalog')
    await shows('Can be undone until')
    await send('Undo this import')
    await shows(`${GOODS} products restored.`)
  })
})
