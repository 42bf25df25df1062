/** What the app is called and looks like where it is installed; whether browsers install it: tests/e2e/manifest.spec.ts. */
import { expect, test } from 'vitest'
import { LANGUAGE_TAGS, LOCALES } from '../../domain/locale.ts'
import { readSite, request, tags } from './site.ts'

readSite()

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
async function pngSize(path: string): Promise<string> {
  const bytes = new DataView(await (await request(path)).arrayBuffer())
  return `${bytes.getUint32(16)}x${bytes.getUint32(20)}`
}

test.each(LOCALES)('%s: the manifest’s texts are translated, its icons and shortcuts exist', async (locale) => {
  const page = await (await request(`/${locale}`)).text()
  const address = tags(page, 'link').find(({ rel }) => rel === 'manifest')?.href ?? ''
  const response = await request(address.replaceAll('&amp;', '&'))
  expect(response.headers.get('Content-Type')).toMatch(/^application\/manifest\+json/)
  const manifest: Manifest = JSON.parse(await response.text())
  expect(manifest.lang).toBe(LANGUAGE_TAGS[locale])
  expect(tags(page, 'html')[0]?.lang).toBe(manifest.lang)
  expect(manifest.start_url).toBe(`/${locale}`)
  expect(manifest.description.length).toBeGreaterThan(20)
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide'])
  expect(manifest.launch_handler.client_mode[0]).toBe('focus-existing')
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(
    ['tnved', 'okved', 'favorites', 'search'].map((path) => `/${locale}/${path}`),
  )
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) expect(await pngSize(src)).toBe(sizes)
  for (const { name, url } of manifest.shortcuts) {
    expect(name).not.toMatch(/^\w+\.\w+$/)
    expect((await request(url)).status, url).toBe(200)
  }
})
