import { brotliCompressSync, constants } from 'node:zlib'
import { LOCALES } from '../../domain/locale.ts'
import type { BuildFolder } from '../../scripts/build.ts'
import { sizeRows } from '../../scripts/sizes.ts'
import { BROWSER, CRAWLER } from '../fixtures/user-agents.ts'
import { UnexpectedStatus } from './load-generator.ts'
import type { BenchRow } from './table.ts'

/** Brotli quality of pages, which are compressed with each response; files are compressed once, at 11. */
const AS_SERVED = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const kilobytes = (text: string) => brotliCompressSync(text, AS_SERVED).length / 1000

/** @throws UnexpectedStatus for anything but 200 */
export async function textOf(url: URL, userAgent = BROWSER): Promise<string> {
  const response = await fetch(url, { headers: { 'User-Agent': userAgent } })
  if (response.status !== 200) throw new UnexpectedStatus(`${url.pathname} answered ${response.status}`)
  return response.text()
}

/** Kilobytes of a path in each language, and the largest. */
async function inEveryLanguage(site: URL, path: string, userAgent?: string) {
  const entries: [string, number][] = []
  for (const locale of LOCALES) {
    entries.push([locale, kilobytes(await textOf(new URL(`/${locale}${path}`, site), userAgent))])
  }
  return {
    figure: Math.max(...entries.map(([, size]) => size)),
    note: entries.map(([locale, size]) => `${locale} ${size.toFixed(1)}`).join(', '),
  }
}

/** Measures a build's files (scripts/sizes.ts), and the catalogue page as it is sent, in its largest language. */
export async function measureBytes(build: BuildFolder, site: URL): Promise<BenchRow[]> {
  const person = await inEveryLanguage(site, '/catalog')
  const bot = await inEveryLanguage(site, '/catalog', CRAWLER)
  const payload = await inEveryLanguage(site, '/catalog/_payload.json')
  const files = sizeRows(build).map(
    ({ what, kilobytes: figure, budget }): BenchRow => ({
      what,
      figure,
      unit: 'kB',
      budget: { atMost: budget },
    }),
  )
  return [
    { what: 'catalogue HTML, brotli 5', ...person, unit: 'kB', budget: { atMost: 12 } },
    { what: 'the same for a bot', ...bot, unit: 'kB', budget: { atMost: person.figure } },
    { what: 'payload of a navigation to it', ...payload, unit: 'kB', budget: { atMost: person.figure } },
    ...files,
  ]
}
