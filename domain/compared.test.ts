import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparedEntry, readCompared } from './compared.ts'

const id = fc
  .array(fc.constantFrom(...'0123456789abcdefghjkmnpqrstvwxyz'), { minLength: 16, maxLength: 16 })
  .map((digits) => digits.join(''))
const entry = fc.tuple(id, fc.option(fc.oneof(id, fc.nat(299)))).map(([product, variant]) => ({
  product,
  variant: typeof variant === 'number' ? `${product}-${variant}` : variant,
}))

test('any entries are read back from an address', () => {
  fc.assert(
    fc.property(fc.uniqueArray(entry, { minLength: 1, maxLength: 6, selector: comparedEntry }), (entries) => {
      expect(readCompared(entries.map(comparedEntry).join())).toEqual(entries)
    }),
  )
})

const a = 'a'.repeat(16)

test('a repeated entry counts once', () => expect(readCompared(`${a},${a}`)).toEqual([{ product: a, variant: null }]))

test.each(['', `${a},`, `${a} ${a}`, `${a},../api`, `${a}-`, `${a}-1000`, `${a}${a}${a}`, a.toUpperCase()])(
  '%j is no list of products',
  (text) => expect(readCompared(text)).toBeNull(),
)
