import { expect, test } from 'vitest'
import { standIn } from '../../tests/fixtures/stand-in.ts'
import type { FeedOffer } from '../db/import/feed.ts'
import type { ZipEntry } from '../zip/zip.ts'
import { readArticles } from './packed-pictures.ts'

/** An offer with this text in its element for variants. */
async function* offerWith(variants: string) {
  const offer = standIn<FeedOffer>({ id: 'V-1', fields: new Map([['variants', [variants]]]) })
  yield { kind: 'offer' as const, offer }
}

const articlesOf = async (variants: string) =>
  (await readArticles(offerWith(variants), [standIn<ZipEntry>({ name: 'a.jpg', encrypted: false })]))[0]?.articles

test('an article with a quotation mark finds its pictures, as others do', async () => {
  expect(await articlesOf(JSON.stringify([{ sku: 'BV 1/2"' }, { name: 'none' }, { sku: 'Кран\t3' }]))).toEqual([
    'V-1',
    'BV 1/2"',
    'Кран\t3',
  ])
})

test('variants that cannot be read have no articles', async () => {
  expect(await articlesOf('[{"sku":')).toEqual(['V-1'])
})
