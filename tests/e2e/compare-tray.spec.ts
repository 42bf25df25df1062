/** On which screens the tray of compared products is shown, and how a comparison is printed. */
import type { Page } from 'playwright/test'
import { expect, hydrated, test } from './site.ts'

async function ballValves(page: Page): Promise<{ list: string; ids: string[]; products: string[] }> {
  const { data: categories } = await (await page.request.get('/api/categories?locale=en')).json()
  const { id, slug } = categories.find((one: { slug: string }) => one.slug === 'ball-valves')
  const { data } = await (await page.request.get(`/api/products?category=${id}&perPage=24&locale=ru`)).json()
  const priced = data.filter(({ tiers }: { tiers: unknown[] }) => tiers.length > 1).slice(0, 6)
  return {
    list: `/catalog/${id}-${slug}`,
    ids: priced.map((one: { id: string }) => one.id),
    products: priced.map((one: { id: string; slug: string }) => `/product/${one.id}-${one.slug}`),
  }
}

test('a comparison of six is printed across the sheet, and nothing is cut or broken within a number', {
  tag: '@full',
}, async ({ page }) => {
  const { ids } = await ballValves(page)
  await page.goto(`/ru/compare?ids=${ids.join()}&quantity=40`)
  await hydrated(page)
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    ...(process.env.SHOTS && { path: `${process.env.SHOTS}/six.pdf` }),
  })
  const boxes = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  expect(boxes.length).toBeGreaterThan(0)
  for (const [, width, height] of boxes) expect(Number(width)).toBeGreaterThan(Number(height))
  await page.emulateMedia({ media: 'print' })
  // The width of the sheet within its margins.
  await page.setViewportSize({ width: 1047, height: 718 })
  const cells = page.locator('main table td:visible, main table th:visible')
  const cut = await cells.evaluateAll((all) =>
    all.flatMap((cell) => (cell.scrollWidth > cell.clientWidth + 1 ? [cell.textContent] : [])),
  )
  expect(cut).toEqual([])
  const broken = await page.locator('main table td').evaluateAll((all) =>
    all.flatMap((cell) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let text = walker.nextNode(); text; text = walker.nextNode())
        for (const match of (text.textContent ?? '').matchAll(/\d[\d\u00a0,]*\d/g)) {
          const range = document.createRange()
          range.setStart(text, match.index)
          range.setEnd(text, match.index + match[0].length)
          if (range.getClientRects().length > 1) found.push(match[0])
        }
      return found
    }),
  )
  expect(broken).toEqual([])
})

test('the tray leaves screens with forms of their own alone, and a phone’s product has one bar', {
  tag: '@full',
}, async ({ page }) => {
  const { list, products } = await ballValves(page)
  await page.goto(`/en${list}`)
  await hydrated(page)
  const tray = page.getByRole('form', { name: 'Comparison' })
  const ticks = page.getByRole('checkbox', { name: /^Compare: / })
  for (const nth of [0, 1, 2, 3]) await ticks.nth(nth).press('Space')
  await expect(tray).toContainText('4 of 6 selected')
  await page.setViewportSize({ width: 768, height: 1024 })
  expect((await tray.boundingBox())?.height).toBeLessThan(80)
  await page.locator('main button[aria-pressed]').nth(6).click()
  for (const path of ['/en/favorites', '/en/request-list']) {
    await page.goto(path)
    // The script has drawn what is chosen.
    await expect(page.locator('form#compare li')).toHaveCount(4)
    if (path === '/en/favorites') await expect(page.locator('main article')).toHaveCount(1)
    await expect(tray).toBeHidden()
  }
  await page.setViewportSize({ width: 390, height: 740 })
  await page.goto(`/en${products[5]}`)
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.locator('[data-ask="away"]')).toHaveCount(1)
  await expect(tray).toBeHidden()
})

test('“Add products” leads back to the list with its filters, at the quantity of the comparison', {
  tag: '@full',
}, async ({ page }) => {
  const { list } = await ballValves(page)
  await page.goto(`/en${list}?inStock=1&params=dn:50`)
  await hydrated(page)
  const ticks = page.getByRole('checkbox', { name: /^Compare: / })
  for (const nth of [0, 1]) await ticks.nth(nth).press('Space')
  const tray = page.getByRole('form', { name: 'Comparison' })
  await tray.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page.locator('h1')).toHaveText('Comparison')
  await page.getByLabel('Quantity').fill('40')
  await page.getByRole('button', { name: 'Apply' }).click()
  const more = page.getByRole('link', { name: 'Add products' })
  await expect(more).toHaveAttribute('href', /quantity=40/)
  await more.click()
  await expect(page).toHaveURL(/inStock=1/)
  const query = new URL(page.url()).searchParams
  expect([query.get('params'), query.get('quantity')]).toEqual(['dn:50', '40'])
  await expect(tray).toContainText('2 of 6 selected')
})
