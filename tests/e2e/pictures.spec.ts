/** Pictures of many products: chosen at once, whose they are is shown, uploaded over a network that breaks, and put in order. */
import type { Page } from 'playwright/test'
import { png } from '../fixtures/uploads/pictures.ts'
import { expectAccessible } from './account.ts'
import { expect, hydrated, test } from './site.ts'
import { call, createProduct, createSupplier } from './suppliers.ts'

const OWN = '/api/profile/company/products'
const LIST = '/en/profile/product'

const picture = (name: string, side = 64) => ({ name, mimeType: 'image/png', buffer: Buffer.from(png(side, side)) })

/** @returns id of a product with this article */
async function productOf(page: Page, model: string): Promise<string> {
  const id = (await createProduct(page, `Product ${model}`)).split('/').at(-1) ?? ''
  await call(page, 'PATCH', `${OWN}/${id}`, { model })
  return id
}

const widths = async (page: Page, id: string): Promise<number[]> =>
  (await (await page.request.get(`${OWN}/${id}/files`)).json()).data.pictures.map(
    ({ width }: { width: number }) => width,
  )

test('pictures of many products are matched, uploaded, resumed and ordered', { tag: '@only-react' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await createSupplier(page, `Works of ${crypto.randomUUID().slice(0, 6)}`)
  const valve = await productOf(page, 'KSH-50')
  const one = await productOf(page, 'TWIN')
  const other = await productOf(page, 'TWIN')
  // In the order of their numbers, not of the letters of their names.
  const many = [1, 2, 9, 10, 12].map((number, at) => picture(`KSH-50_${number}.png`, 64 + at))
  const files = [...many, picture('TWIN.png'), picture('nobody.png')]
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(new URL(request.url()).pathname)
  })
  await page.goto(LIST)
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'Product TWIN', exact: true }).first()).toBeInViewport()
  await page.getByText('Images by part number').press('Enter')
  const input = page.locator('[data-uploads] [name=pictures]')
  await input.setInputFiles(files)
  await expect(page.getByText('Matched: 5 · several products to choose from: 1 · no such part number: 1')).toBeVisible()
  await expectAccessible(page)
  expect(
    posted.filter((path) => path.includes('/files')),
    'nothing is sent before',
  ).toEqual([])
  await page.getByLabel('Product for TWIN.png').selectOption(other)

  // The network is lost while pictures are sent, and comes back.
  let isLost = true
  await page.route('/api/files/common', (route) => (isLost ? route.abort('internetdisconnected') : route.continue()))
  await page.getByRole('button', { name: 'Upload images: 6' }).press('Enter')
  await expect(page.getByText('No connection. The upload will resume automatically.')).toBeVisible()
  isLost = false
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText('Done: 6 of 6 added')).toBeVisible({ timeout: 60_000 })
  expect(await widths(page, valve)).toEqual(many.map((_, at) => 64 + at))
  expect([await widths(page, one), await widths(page, other)]).toEqual([[], [64]])

  // The same files after a reload: what has arrived is not sent again.
  await page.reload()
  await hydrated(page)
  await page.getByText('Images by part number').press('Enter')
  await input.setInputFiles([...many, picture('KSH-50_13.png', 100)])
  await expect(page.getByText('already there: 5')).toBeVisible()
  await page.getByRole('button', { name: 'Upload images: 1' }).press('Enter')
  await expect(page.getByText('Done: 1 of 1 added')).toBeVisible({ timeout: 60_000 })

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${LIST}/${valve}/file`)
  await hydrated(page)
  const third = await page.locator('#picture-3 img').getAttribute('src')
  await page.locator('#picture-3').dragTo(page.locator('#picture-1'))
  // The list as it is shown: the store changes before the page has the response, and its old buttons still move the old first.
  await expect(page.locator('#picture-1 img')).toHaveAttribute('src', third ?? '')
  expect((await widths(page, valve)).slice(0, 3)).toEqual([66, 64, 65])
  await page.getByRole('button', { name: 'Move down: Photo 1', exact: true }).press('Enter')
  await expect.poll(async () => (await widths(page, valve)).slice(0, 3)).toEqual([64, 66, 65])
})
