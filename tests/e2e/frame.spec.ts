import { expect, hydrated, test } from './site.ts'

test('the chosen theme applies before the first paint of the next page', { tag: '@only-react' }, async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  await page
    .getByRole('radio', { name: 'Dark' })
    .or(page.getByRole('button', { name: 'Dark' }))
    .first()
    .click({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/en/catalog', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the viewport cookie follows the window’s width', { tag: '@only-tiny' }, async ({ page, context }) => {
  await page.setViewportSize({ width: 800, height: 700 })
  await page.goto('/en')
  await hydrated(page)
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'viewport')?.value
  await expect.poll(cookie).toBe('md')
  await page.setViewportSize({ width: 1500, height: 700 })
  await expect.poll(cookie).toBe('2xl')
})

test('tooltips show on hover and focus, close by Escape, and flip left near the right edge', {
  tag: '@only-react',
}, async ({ page }) => {
  await page.goto('/en/catalog')
  await hydrated(page)
  await page.evaluate(() => {
    for (const [id, side] of [
      ['near', 'right'],
      ['far', 'left'],
    ]) {
      const button = document.createElement('button')
      button.id = id ?? ''
      button.textContent = id ?? ''
      button.dataset.hint = `hint of ${id}`
      button.style.setProperty('position', 'fixed')
      button.style.setProperty('top', '200px')
      button.style.setProperty('z-index', '99')
      button.style.setProperty(side ?? 'left', side === 'right' ? '4px' : '300px')
      button.setAttribute('data-hint-position', 'right')
      document.body.append(button)
    }
  })
  const tip = page.getByRole('tooltip')
  await page.hover('#far')
  await expect(tip).toHaveText('hint of far')
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await page.focus('#near')
  await expect(tip).toHaveText('hint of near')
  const box = await tip.boundingBox()
  const anchor = await page.locator('#near').boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((anchor?.x ?? 0) + 1)
})

test('the category menu opens by keyboard and closes by Escape', { tag: '@only-tiny' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/en')
  await hydrated(page)
  const summary = page.locator('header details summary').first()
  await summary.focus()
  await summary.press('Enter')
  await expect(page.locator('header details').first()).toHaveAttribute('open', '')
  await page.keyboard.press('Escape')
  await expect(page.locator('header details').first()).not.toHaveAttribute('open', '')
  await expect(summary).toBeFocused()
})

test('the skip link leads to the content', { tag: '@only-react' }, async ({ page }) => {
  await page.goto('/en/catalog')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText('Skip to content')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main/)
})

test('the header is one row at 1440 px in every language', { tag: '@only-tiny' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const language of ['en', 'ru', 'zh']) {
    await page.goto(`/${language}/terms`)
    expect((await page.locator('header').first().boundingBox())?.height, language).toBeLessThan(80)
  }
})
