import { createServer } from 'node:net'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts'
import { expect, LANGUAGES, screens, test } from './site.ts'

/** Two pages; `npm run test:full` looks at each kind in all languages. */
const FEW = [
  ['home', 'ru'],
  ['product', 'zh'],
] as const

const KINDS = ['home', 'catalogue', 'product', 'okved', 'story'] as const
const ALL = KINDS.flatMap((screen) => LANGUAGES.map((language) => [screen, language] as const))

/** A port that nobody listens on: Lighthouse talks to a browser by number. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

test('Lighthouse finds nothing in accessibility, best practices and search @only-tiny', async ({
  baseURL,
  request,
}) => {
  test.slow()
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  })
  const paths = await screens(request)
  const found: string[] = []
  for (const [screen, language] of process.env.FULL ? ALL : FEW) {
    const address = `${baseURL}/${language}${paths[screen]}`
    const result = await lighthouse(address, {
      port,
      onlyCategories: ['accessibility', 'best-practices', 'seo'],
      disableFullPageScreenshot: true,
      throttlingMethod: 'provided',
      logLevel: 'error',
    })
    for (const { id, score, auditRefs } of Object.values(result?.lhr.categories ?? {})) {
      const failed = auditRefs.filter((ref) => ref.weight > 0 && (result?.lhr.audits[ref.id]?.score ?? 1) < 1)
      if (score !== 1) found.push(`${address} ${id} ${score}: ${failed.map((ref) => ref.id).join(', ')}`)
    }
  }
  await browser.close()
  expect(found).toEqual([])
})
