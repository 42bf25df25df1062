/** A device with an earlier edition of the tariff, and an instance that has notes (tests/e2e/offline.spec.ts). */
import type { Page } from 'playwright/test'
import { editionDifference } from '../../domain/classifier/edition-difference.ts'
import { editionId } from '../../domain/classifier/edition-id.ts'
import type { CompactTree } from '../../domain/contract/classifier.ts'

export const NOTE = 'В данную группу не включаются жернова, точильные камни и другие изделия группы 68.'

/** Answers as an instance does that has a published edition: the sample site has the overview, which has no notes. */
export const withNotes = (page: Page) =>
  page.route('**/api/tnved/texts', (route) =>
    route.fulfill({ json: { data: [{ code: '84', kind: 'note', paragraphs: [NOTE] }], meta: { edition: 'x' } } }),
  )

/** Puts an earlier edition of the tariff in place of the stored one. @returns the difference between them, and the length of the whole */
export async function makeOutdated(page: Page): Promise<{ from: string; difference: string; whole: number }> {
  const { data, meta } = await (await page.request.get('/api/tnved/tree')).json()
  const old: CompactTree = { ...data, dated: '2020-01-01', words: data.words.replace('a', 'b') }
  const from = await editionId(new TextEncoder().encode(JSON.stringify(old)))
  const step = editionDifference(old, data)
  const { url } = meta.edition
  const path = url.replace(meta.edition.id, from)
  const body = JSON.stringify({ data: old, meta: { ...meta, edition: { ...meta.edition, id: from, url: path } } })
  await page.evaluate(
    async (stored) => {
      const cache = await caches.open('codes')
      await cache.delete(stored.url)
      await cache.put(stored.path, new Response(stored.body))
    },
    { url, path, body },
  )
  const difference = JSON.stringify({ data: { from, to: meta.edition.id, steps: [step] } })
  return { from, difference, whole: JSON.stringify(data).length }
}
