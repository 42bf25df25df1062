import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editionId } from '../../domain/classifier/edition-id.ts'
import { contentId } from '../db/import/content-id.ts'

test('a browser and an import compute the same id for an edition', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      expect(await editionId(new TextEncoder().encode(text))).toBe(contentId(text))
    }),
  )
})
