import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editionId } from '../../domain/classifier/edition-id.ts'
import { contentId } from '../db/import/content-id.ts'

test('a browser knows an edition by the same id as the one who wrote it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      expect(await editionId(new TextEncoder().encode(text))).toBe(contentId(text))
    }),
  )
})
