import { expect, test } from 'vitest'
import { isSupplierChosen } from './suppliers.ts'

test('a supplier is left out where its tick was shown and cleared, not where a product of it was chosen since', () => {
  const fields = { shown: 'a b', 'to.a': 'on' }
  expect(['a', 'b', 'c'].filter((id) => isSupplierChosen(fields, id))).toEqual(['a', 'c'])
})
