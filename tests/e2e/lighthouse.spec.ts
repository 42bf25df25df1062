import { createServer } from 'node:net'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts'
import { startFront } from '../fixtures/platform-front.ts'
import { expect, LANGUAGES, screens, test } from './site.ts'

/** Two pages; `npm run test:full` looks at each kind in all languages, and takes its speed. */
const FEW = [
  ['home', 'ru'],
  ['product', 'zh'],
] as const

const KINDS = ['home', 'catalogue', 'product', 'okved', 'story'] as const
const ALL = KINDS.flatMap((screen) => LANGUAGES.map((language) => [screen, language] as const))

const FLAWLESS = ['accessibility', 'best-practices', 'seo']

/** A port that nobody listens on: Lighthouse talks to a browser by number. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** The mobile preset. Speed is worked out for a slow line from what was seen; without it the line is the machine's own. */
const settings = (port: number) => ({
  ...{ port, disableFullPageScreenshot: true, logLevel: 'error' as const },
  ...(process.env.FULL
    ? { onlyCategories: [...FLAWLESS, 'performance'] }
    : { onlyCategories: FLAWLESS, throttlingMethod: 'provided' as const }),
})

test('Lighthouse finds nothing in accessibility, best practices and search @only-tiny', async ({
  baseURL,
  request,
}, testInfo) => {
  test.setTimeout(process.env.FULL ? 20 * 60_000 : 180_000)
  const port = await freePort()
  const front = await startFront(baseURL ?? '')
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: [...CHROMIUM_FLAGS, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  })
  const paths = await screens(request)
  const [found, speeds]: [string[], string[]] = [[], []]
  for (const [screen, language] of process.env.FULL ? ALL : FEW) {
    const address = `${front.origin}/${language}${paths[screen]}`
    const result = await lighthouse(address, settings(port))
    for (const { id, score, auditRefs } of Object.values(result?.lhr.categories ?? {})) {
      if (id === 'performance') speeds.push(`${Math.round((score ?? 0) * 100)} ${language} ${screen}`)
      else if (score !== 1) {
        const failed = auditRefs.filter((ref) => ref.weight > 0 && (result?.lhr.audits[ref.id]?.score ?? 1) < 1)
        found.push(`${address} ${id} ${score}: ${failed.map((ref) => ref.id).join(', ')}`)
      }
    }
    expect(result?.lhr.runtimeError).toBeUndefined()
  }
  await browser.close()
  front.close()
  // Told, not demanded: it is a machine's figure, and this one has other work.
  if (speeds.length > 0) console.log(`performance, ${testInfo.project.name}: ${speeds.sort().join(', ')}`)
  expect(found).toEqual([])
})
