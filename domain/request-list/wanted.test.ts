import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWanted, wantedText } from './wanted.ts'

const A = '06d2k6t0000g1a2b'
const B = '06d2k6t0000g1a2c'

test('ticks of a page, a list with quantities and repeated products are read alike', () => {
  expect(readWanted([A, `${B}-2`])).toEqual([
    { product: A, variant: null, quantity: null },
    { product: B, variant: `${B}-2`, quantity: null },
  ])
  expect(readWanted([`${A} 40,${B},${A}`])).toEqual([
    { product: A, variant: null, quantity: 40 },
    { product: B, variant: null, quantity: null },
  ])
})

test.each([[[]], [['']], [['x']], [[`${A} many`]], [[`${A} 0`]], [[`${A} 1 2`]], [[`${A} 1.50`]], [[`${A} 1.0005`]]])(
  'nothing is made of %j',
  (values) => expect(readWanted(values)).toBeNull(),
)

test('whatever is written is read back', () => {
  const one = fc.record({
    product: fc.constantFrom(A, B),
    variant: fc.constant(null),
    quantity: fc.option(fc.integer({ min: 1, max: 1_000_000_000 })),
  })
  fc.assert(
    fc.property(one, (wanted) => {
      expect(readWanted([wantedText(wanted)])).toEqual([wanted])
    }),
  )
})
