/** The classifiers while the API is unreachable: an edge of the test's own calls the running site through a relay that can fail. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bindingsOf, startLocal } from '../../scripts/local.ts'
import { type Relay, startRelay } from '../edge/relay.ts'
import { expect, hydrated, test } from './site.ts'

test.describe('while the API is unreachable', { tag: '@full' }, () => {
  let state = ''
  let relay: Relay
  let edge: ReturnType<typeof startLocal>
  let origin = ''

  async function startEdge() {
    edge = startLocal({ build: 'dist', state, variables: { API_BASE_URL: relay.origin } })
    origin = (await edge.ready).origin
  }

  /** Makes the copy in KV an hour old, and starts a new isolate without anything in memory. */
  async function passAnHour() {
    const { KV } = await bindingsOf(edge)
    const note = JSON.parse((await KV.get('codes/tnved')) ?? 'null')
    await KV.put('codes/tnved', JSON.stringify({ ...note, confirmedAt: note.confirmedAt - 3_600_000 }))
    await edge.dispose()
    await startEdge()
  }

  test.beforeEach(async ({ baseURL }) => {
    state = mkdtempSync(join(tmpdir(), 'edge-'))
    relay = await startRelay(baseURL ?? '')
    await startEdge()
  })
  test.afterEach(async () => {
    await edge.dispose()
    relay.close()
    rmSync(state, { recursive: true })
  })

  test('without the API a classifier that was never opened answers 503, and one that was opened is shown as possibly outdated', async ({
    page,
  }) => {
    await page.goto(`${origin}/en/tnved?code=0101`)
    await expect(page.locator('main [role="treeitem"][data-code="0101"]')).toBeVisible()
    await expect(page.getByText('may be out of date')).toHaveCount(0)
    await passAnHour()
    relay.fault = () => 'hang up'

    const cold = await page.goto(`${origin}/ru/okved`)
    expect(cold?.status()).toBe(503)
    await expect(page.locator('h1')).toContainText('Попробуйте через минуту')

    const old = await page.goto(`${origin}/en/tnved?code=0101`)
    expect(old?.status()).toBe(200)
    await hydrated(page)
    await expect(page.locator('main .notice').first()).toContainText('may be out of date')
    await page.locator('main input[name=q]').pressSequentially('horses')
    await expect(page.locator('main ol.sheet mark').first()).toHaveText(/horses/i)

    relay.fault = () => undefined
    await page.goto(`${origin}/ru/okved`)
    await expect(page.getByRole('treeitem').first()).toBeVisible()
  })
})
