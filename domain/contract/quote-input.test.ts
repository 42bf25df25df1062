import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { LINE, QuoteInput, TERMS } from './quote-input.ts'
import { STORED } from './values.ts'

const quote = (line: object) => ({ ...TERMS, entity: STORED.id, lines: [{ ...LINE, ...line }] })

/** @returns each fault's field and what is wrong with it */
function faults(line: object) {
  const { issues = [] } = v.safeParse(QuoteInput, quote(line))
  return issues.map((issue) => `${v.getDotPath(issue)} ${issue.type}`)
}

test('a number that is no decimal text is refused at its field', () => {
  expect(faults({})).toEqual([])
  expect(faults({ price: 'ten' })).toContain('lines.0.price regex')
  expect(faults({ quantity: '1.2345', vat: '22%' })).toEqual(
    expect.arrayContaining(['lines.0.quantity regex', 'lines.0.vat regex']),
  )
})

test('any text as a number is either valid or refused', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789.-+e x') })
  fc.assert(
    fc.property(text, text, text, (quantity, price, vat) => {
      const refused = faults({ quantity, price, vat })
      expect(refused.filter((fault) => fault.startsWith('lines '))).toEqual([])
    }),
  )
})

test('a quote whose sum a number cannot hold exactly is refused as a whole', () => {
  expect(faults({ quantity: '999999999', price: '999999999' })).toEqual(['lines partial_check'])
})
