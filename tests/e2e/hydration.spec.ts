import { complaints, expect, hydrated, LANGUAGES, screens, test } from './site.ts'

for (const language of LANGUAGES) {
  test(`every screen in ${language} hydrates without a word of complaint`, async ({ page, request }) => {
    const said = complaints(page)
    for (const [name, path] of Object.entries(await screens(request))) {
      await page.goto(`/${language}${path}`)
      await hydrated(page)
      expect(said, name).toEqual([])
      await expect(page.locator('h1')).toHaveCount(1)
    }
  })
}

test('hydration leaves one page, not two, and keeps what the edge wrote', async ({ page }) => {
  const answer = await page.goto('/ru/catalog')
  const before = ((await answer?.text()) ?? '').match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1]
  await hydrated(page)
  await expect(page.locator('main')).toHaveCount(1)
  expect(await page.locator('h1').innerHTML()).toBe(before?.replace(/<!-- -->/g, '<!-- -->'))
})
