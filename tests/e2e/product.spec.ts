import type { APIRequestContext, Page } from 'playwright/test'
import { expect, hydrated, test, textOf } from './site.ts'

/** A product with price tiers, variants, a code and a minimum order above one piece. */
async function findProduct(request: APIRequestContext) {
  const { data: list } = await (await request.get('/api/products?perPage=96&country=CN')).json()
  for (const { id, moq, tiers } of list) {
    if (moq < 2 || tiers.length < 2) continue
    const { data } = await (await request.get(`/api/products/${id}`)).json()
    if (data.variants.length > 1 && data.tnved) return data
  }
  throw new Error('no product of the seed has tiers, variants, a code and a minimum order')
}

const marked = (page: Page) => page.getByRole('table', { name: 'Unit price by volume' }).locator('tr[aria-current]')
const total = (page: Page) => page.locator('output')

test('a typed quantity highlights its price tier and changes the total; below the minimum a notice says so', {
  tag: '@only-tiny',
}, async ({ page, request }) => {
  const { id, moq, variants } = await findProduct(request)
  const tiers = variants[0].tiers
  await page.goto(`/en/product/${id}`)
  await hydrated(page)
  const quantity = page.getByLabel('Your quantity')
  await expect(marked(page)).toHaveCount(0)
  const price = async (typed: number) => {
    await quantity.fill(String(typed))
    await expect(marked(page)).toHaveCount(1)
    return textOf(total(page).locator('strong'))
  }
  const first = await price(Math.max(moq, tiers[0].from))
  const last = await price(tiers.at(-1).from)
  expect(last).not.toBe(first)
  await expect(page.locator('tr[aria-current] + tr')).toHaveCount(0)
  await expect(total(page)).toContainText('You save')
  await quantity.fill('1')
  await expect(total(page)).toContainText('Below the minimum order')
  await expect(marked(page)).toHaveCount(0)
  await quantity.fill('')
  await expect(total(page)).toContainText('Enter a quantity')
})

test('choosing a variant changes designation and address, and keeps the quantity', {
  tag: '@only-tiny',
}, async ({ page, request }) => {
  const { id, variants, tiers } = await findProduct(request)
  await page.goto(`/en/product/${id}?quantity=${tiers.at(-1).from}`)
  await hydrated(page)
  const choice = page.getByRole('navigation', { name: 'Variants' })
  await choice.getByRole('link').nth(1).click()
  await expect(page).toHaveURL(new RegExp(`variant=${variants[1].sku}`))
  await expect(choice.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('dt:text-is("Part number") + dd')).toHaveText(variants[1].sku)
  await expect(page.getByLabel('Your quantity')).toHaveValue(String(tiers.at(-1).from))
  await expect(marked(page)).toHaveCount(1)
})

test('the picture opens large, and Escape returns the focus', { tag: '@only-react' }, async ({ page, request }) => {
  const { id } = await findProduct(request)
  await page.goto(`/en/product/${id}`)
  await hydrated(page)
  const enlarge = page.getByRole('link', { name: 'Enlarge' })
  await enlarge.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Zoom in' }).first().click()
  await expect(dialog.getByRole('button', { name: 'Zoom out' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(enlarge).toBeFocused()
})

/** A product of the seed with a drawing and a name plate. */
async function findProductWithPictures(request: APIRequestContext) {
  const { data: list } = await (await request.get('/api/products?perPage=96')).json()
  for (const { id } of list) {
    const { data } = await (await request.get(`/api/products/${id}`)).json()
    // A variant has pictures of its own in place of some.
    if (data.pictures.length === 2 && data.variants.length === 0) return data
  }
  throw new Error('no product of the seed has two pictures')
}

test('arrow keys go through the pictures', { tag: '@only-react' }, async ({ page, request }) => {
  const { id } = await findProductWithPictures(request)
  await page.goto(`/en/product/${id}`)
  await hydrated(page)
  const gallery = page.getByRole('region', { name: 'Images' })
  const strap = gallery.locator('p')
  await expect(strap).toContainText('1 / 2')
  await gallery.getByRole('link', { name: 'Show image 1' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(strap).toContainText('2 / 2')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(strap).toContainText('2 / 2')
  await page.keyboard.press('ArrowLeft')
  await expect(strap).toContainText('1 / 2')
  await expect(gallery.getByRole('link', { name: 'Show image 1' })).toHaveAttribute('aria-current', 'true')
})

/** Makes all pictures unreachable, as if another site hosted them and were gone; the pages fall back on drawings. */
async function losePictures(page: Page): Promise<void> {
  await page.route('https://pictures.test/**', (route) => route.abort())
  await page.route(/\/en\/product\/\w+$/, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html
      .replaceAll(/"url":"(\/api\/files\/common\/(\w+))"/g, '"url":"https://pictures.test/$2","fallback":"$1"')
      .replaceAll(/src="(\/api\/files\/common\/(\w+))(#en)"/g, 'src="https://pictures.test/$2$3" data-fallback="$1$3"')
    await route.fulfill({ response, body })
  })
}

test('a missing picture is replaced by the drawing, even if it failed before hydration', {
  tag: '@only-tiny',
}, async ({ page, request }) => {
  const { id, picture } = await findProduct(request)
  await losePictures(page)
  await page.goto(`/en/product/${id}`)
  const image = page.getByRole('region', { name: 'Images' }).getByRole('img').first()
  await expect(image).toHaveAttribute('src', /pictures\.test/)
  await hydrated(page)
  await expect(image).toHaveAttribute('src', `${picture.url}#en`)
  await expect(image).toHaveJSProperty('naturalWidth', picture.width)
})

test('one click copies the code', { tag: '@only-react' }, async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id, tnved } = await findProduct(request)
  await page.goto(`/en/product/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: `Copy code ${tnved}` }).click()
  await expect(page.locator('#announcements')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(tnved)
})

test('similar products are shown on a page load and after a navigation', {
  tag: '@only-react',
}, async ({ page, request }) => {
  const { id } = await findProduct(request)
  const similar = page.locator('section', { has: page.getByRole('heading', { name: 'Similar products' }) })
  await page.goto(`/en/product/${id}`)
  await expect(similar.getByRole('article').first()).toBeVisible()
  await hydrated(page)
  const next = similar.getByRole('article').first().getByRole('link').first()
  const name = await textOf(next)
  await next.click()
  await expect(page.locator('h1')).toHaveText(name)
  await expect(similar.getByRole('article').first()).toBeVisible()
})

test.describe('without script', { tag: '@only-tiny' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the quantity is a plain form whose response is a page', async ({ page, request }) => {
    const { id, variants } = await findProduct(request)
    const tiers = variants[1].tiers
    await page.goto(`/en/product/${id}?variant=${variants[1].sku}`)
    await page.getByLabel('Your quantity').fill(String(tiers.at(-1).from))
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page).toHaveURL(({ searchParams }) =>
      [variants[1].sku, String(tiers.at(-1).from)].every((value) => [...searchParams.values()].includes(value)),
    )
    await expect(marked(page)).toHaveCount(1)
    await expect(total(page).locator('strong')).toBeVisible()
    await page.goto(`/en/product/${id}?quantity=1`)
    await expect(total(page)).toContainText('Below the minimum order')
  })
})

test('on a phone a bar with the price of the typed quantity asks for it while the button is out of view', {
  tag: '@only-react',
}, async ({ page, request }) => {
  const { id, tiers } = await findProduct(request)
  const quantity = String(tiers.at(-1).from)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/en/product/${id}`)
  await hydrated(page)
  const own = page.getByRole('button', { name: 'Request a quote' }).first()
  const bars = page.locator('[data-ask="away"]')
  await own.scrollIntoViewIfNeeded()
  await expect(bars).toHaveCount(0)
  await page.getByLabel('Your quantity').fill(quantity)
  const sum = await textOf(total(page).locator('strong'))
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(bars).toHaveCount(1)
  const bar = page.getByRole('button', { name: 'Request a quote' }).last()
  await expect(bar).toBeInViewport()
  await expect(page.getByText(sum).last()).toBeInViewport()
  await bar.click()
  await expect(page).toHaveURL(new RegExp(`/en/inquiry\\?.*quantity=${quantity}`))
})
