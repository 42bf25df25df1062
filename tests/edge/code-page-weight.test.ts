/** Pages of codes are at most 10 kB of HTML compressed, those of the longest chapters of the published tariff too. */
import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { importEdition } from '../../worker/db/import/classifier/import-edition.ts'
import { csvRows } from '../../worker/db/import/csv.ts'
import { request, startSite } from './site.ts'

const FOLDER = '../shared/data'
/** Chapters with most headings, longest names and longest notes. */
const CHAPTERS = ['29', '39', '48', '68', '73', '82', '84', '85', '87', '90']
const MOST = 10_000

/** @returns the file with these chapters alone, and all sections: an import of all of it takes longer than the test */
function partOf(path: string) {
  const [head, ...rows] = csvRows(readFileSync(`${FOLDER}/${path}`, 'utf8'))
  const wanted = rows.filter(({ cells: [id = ''] }) => /^S[IVX]+$/.test(id) || CHAPTERS.includes(id.slice(0, 2)))
  const lines = wanted.map(({ cells }) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
  return { name: path, bytes: new TextEncoder().encode([head?.cells.join(','), ...lines].join('\n')) }
}
const whole = (path: string) => ({ name: path, bytes: new Uint8Array(readFileSync(`${FOLDER}/${path}`)) })

describe.skipIf(!existsSync(FOLDER))('of the published tariff', () => {
  startSite({}, async ({ DB }) => {
    const files = [partOf('tnved/tnved_tree.csv'), whole('tnved/tnved_notes.jsonl'), whole('hs/hs2022.csv')]
    await importEdition(DB, { tree: 'tnved', files, now: 0, dated: '2026-03-08' })
  })

  test.each(['en', 'ru', 'zh'])('in %s', async (locale) => {
    for (const code of [...CHAPTERS, '8479', '8544', '8544429009', '8481808199']) {
      const response = await request(`/${locale}/tnved/${code}`)
      expect(response.status, code).toBe(200)
      const html = Buffer.from(await response.arrayBuffer())
      const { length } = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      expect(length, `${locale} ${code}`).toBeLessThanOrEqual(MOST)
    }
  })
})
