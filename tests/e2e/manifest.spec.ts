import { chromium } from 'playwright/test'
import { findWholeChromium } from '../../scripts/chromium.ts'
import { expect, LANGUAGES, test } from './site.ts'

test.use({ withServiceWorker: true })

interface Manifest {
  lang: string
  name: string
  description: string
  start_url: string
  icons: { src: string; sizes: string; purpose: string }[]
  screenshots: { src: string; sizes: string; form_factor: string }[]
  launch_handler: { client_mode: string[] }
  shortcuts: { name: string; url: string }[]
}

/** Width and height from a PNG's header (PNG specification, IHDR). */
const pngSize = (bytes: Buffer) => `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`

for (const language of LANGUAGES)
  test(`${language}: the manifest’s texts are translated, its icons and shortcuts exist`, {
    tag: '@only-tiny',
  }, async ({ page, request }) => {
    await page.goto(`/${language}`)
    const address = await page.locator('link[rel="manifest"]').getAttribute('href')
    const response = await request.get(address ?? '')
    expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/)
    const manifest: Manifest = await response.json()
    expect(manifest.lang).toBe(await page.locator('html').getAttribute('lang'))
    expect(manifest.start_url).toBe(`/${language}`)
    expect(manifest.description.length).toBeGreaterThan(20)
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
    expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide'])
    expect(manifest.launch_handler.client_mode[0]).toBe('focus-existing')
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(
      ['tnved', 'okved', 'favorites', 'search'].map((path) => `/${language}/${path}`),
    )
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots])
      expect(pngSize(await (await request.get(src)).body())).toBe(sizes)
    for (const { name, url } of manifest.shortcuts) {
      expect(name).not.toMatch(/^\w+\.\w+$/)
      expect((await request.get(url)).status(), url).toBe(200)
    }
  })

test('the browser reports no obstacle to installing the app', { tag: '@only-react' }, async ({ baseURL }, testInfo) => {
  // A persistent profile: the private one of other tests does not allow installing.
  const context = await chromium.launchPersistentContext(testInfo.outputPath('profile'), {
    ...testInfo.project.use.launchOptions,
    // The shell installs nothing, so it reports no obstacle either.
    executablePath: findWholeChromium() ?? undefined,
    userAgent: testInfo.project.use.userAgent,
  })
  const page = await context.newPage()
  await page.goto(`${baseURL}/ru`)
  const devTools = await context.newCDPSession(page)
  const { errors } = await devTools.send('Page.getAppManifest')
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
  await context.close()
  expect([...errors, ...installabilityErrors]).toEqual([])
})
