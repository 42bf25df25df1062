import { startLocal } from '../../scripts/local.ts'
import { type Relay, startRelay } from '../edge/relay.ts'
import { collectErrors, expect, hydrated, test } from './site.ts'

/** Tries one way of turning a text into markup, and one of turning it into a script. */
const injections = {
  markup: () => document.body.insertAdjacentHTML('beforeend', '<b id="x5s">x</b>'),
  script: () => {
    const script = document.createElement('script')
    script.text = 'document.body.id = "x5s"'
    document.body.append(script)
  },
}

test('Trusted Types let only the app’s own policy turn text into markup or scripts', {
  tag: '@only-react',
}, async ({ browser, baseURL }) => {
  // A context of its own, so that these intended violations do not fail the check of every test.
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  for (const path of ['/en', '/ru/auth']) {
    await page.goto(path)
    await hydrated(page)
    for (const inject of Object.values(injections)) await expect(page.evaluate(inject)).rejects.toThrow(/Trusted/)
    await expect(page.locator('#x5s')).toHaveCount(0)
    // Injected code can create neither a policy of its own nor ours a second time.
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

test('hydration neither duplicates nor replaces the edge’s HTML', async ({ page }) => {
  const response = await page.goto('/ru/catalog')
  const before = ((await response?.text()) ?? '').match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1]
  await hydrated(page)
  await expect(page.locator('main')).toHaveCount(1)
  expect(await page.locator('h1').innerHTML()).toBe(before?.replace(/<!-- -->/g, '<!-- -->'))
})

test.describe('a section that arrives late', () => {
  let relay: Relay
  let edge: ReturnType<typeof startLocal>

  test.beforeEach(async ({ baseURL }) => {
    relay = await startRelay(baseURL ?? '')
    const build = test.info().project.name === 'tiny' ? 'dist-tiny' : 'dist'
    // The section is held until the browser has the head, which may take longer than the usual four seconds on a busy machine.
    edge = startLocal({ build, variables: { API_BASE_URL: relay.origin, DEFERRED_TIMEOUT: '15000' } })
  })
  test.afterEach(async () => {
    await edge.dispose()
    relay.close()
  })

  test('is streamed, hydrates in place and responds to clicks', async ({ page, request }) => {
    const errors = collectErrors(page)
    const { data } = await (await request.get(`/api/products?perPage=${process.env.FULL ? 2 : 1}&sort=new`)).json()
    for (const { id } of data) {
      const held = Promise.withResolvers<undefined>()
      relay.fault = (path) => (path.includes(`${id}/products`) ? held.promise : undefined)
      const response = await page.goto(new URL(`/zh/product/${id}`, await edge.ready).href, { waitUntil: 'commit' })
      expect(response?.headers()['content-security-policy'], 'streamed').toContain("'nonce-")
      held.resolve(undefined)
      await hydrated(page)
      const heart = page.locator('main article button[aria-pressed]').first()
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
    }
    expect(errors).toEqual([])
  })
})
