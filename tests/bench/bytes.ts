import { brotliCompressSync, constants } from 'node:zlib'
import type { BuildFolder } from '../../scripts/build.ts'
import { sizeRows } from '../../scripts/sizes.ts'
import { BROWSER, CRAWLER, UnexpectedAnswer } from './load-generator.ts'
import type { BenchRow } from './table.ts'

/** The quality a server compresses pages with as they are made; files are compressed once, at 11. */
const AS_SERVED = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const kilobytes = (text: string) => brotliCompressSync(text, AS_SERVED).length / 1000

/** @throws UnexpectedAnswer for anything but 200 */
export async function textOf(url: URL, userAgent = BROWSER): Promise<string> {
  const answer = await fetch(url, { headers: { 'User-Agent': userAgent } })
  if (answer.status !== 200) throw new UnexpectedAnswer(`${url.pathname} answered ${answer.status}`)
  return answer.text()
}

/** What a build's files weigh (scripts/sizes.ts), and the catalogue as it crosses the line. */
export async function measureBytes(build: BuildFolder, site: URL): Promise<BenchRow[]> {
  const page = new URL('/en/catalog', site)
  const person = kilobytes(await textOf(page))
  const bot = kilobytes(await textOf(page, CRAWLER))
  const payload = kilobytes(await textOf(new URL('/en/catalog/_payload.json', site)))
  const files = sizeRows(build).map(
    ({ what, kilobytes: figure, budget }): BenchRow => ({
      what: `${build}: ${what}`,
      figure,
      unit: 'kB',
      budget: { atMost: budget },
    }),
  )
  return [
    { what: `${build}: catalogue HTML, brotli 5`, figure: person, unit: 'kB', budget: { atMost: 12 } },
    { what: `${build}: the same for a bot`, figure: bot, unit: 'kB', budget: { atMost: person } },
    { what: `${build}: payload of a navigation to it`, figure: payload, unit: 'kB', budget: { atMost: person } },
    ...files,
  ]
}
