import { complaints, expect, hydrated, test } from './site.ts'

/** One of the places where a text becomes markup, and one where it becomes a script. */
const injections = {
  markup: () => document.body.insertAdjacentHTML('beforeend', '<b id="x5s">x</b>'),
  script: () => {
    const script = document.createElement('script')
    script.text = 'document.body.id = "x5s"'
    document.body.append(script)
  },
}

test('Trusted Types: no text becomes markup or a script but by the policy of the app', async ({ browser, baseURL }) => {
  // A context of its own: what is forbidden here is forbidden on purpose.
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  for (const path of ['/en', '/ru/auth']) {
    await page.goto(path)
    await hydrated(page)
    for (const inject of Object.values(injections)) await expect(page.evaluate(inject)).rejects.toThrow(/Trusted/)
    await expect(page.locator('#x5s')).toHaveCount(0)
    // Nor can what is injected make a policy of its own, or ours again.
    for (const name of ['default', 'kontor']) {
      const made = page.evaluate(
        (of) => globalThis.trustedTypes?.createPolicy(of, { createHTML: (text: string) => text }),
        name,
      )
      await expect(made).rejects.toThrow(/policy/i)
    }
  }
  await page.close()
})

test('hydration leaves one page, not two, and keeps what the edge wrote', async ({ page }) => {
  const answer = await page.goto('/ru/catalog')
  const before = ((await answer?.text()) ?? '').match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1]
  await hydrated(page)
  await expect(page.locator('main')).toHaveCount(1)
  expect(await page.locator('h1').innerHTML()).toBe(before?.replace(/<!-- -->/g, '<!-- -->'))
})

test('a section that came late hydrates where it came, and answers', async ({ page, request }) => {
  const said = complaints(page)
  const { data } = await (await request.get('/api/products?perPage=5&sort=new')).json()
  // A quantity of its own, so that no copy of the page is kept: only a rendered answer streams.
  for (const [n, { id }] of data.entries()) {
    const answer = await page.goto(`/zh/product/${id}?quantity=${90_001 + n}`)
    expect(answer?.headers()['content-security-policy'], 'streamed').toContain("'nonce-")
    await hydrated(page)
    const heart = page.locator('main article button[aria-pressed]').first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  }
  expect(said).toEqual([])
})
