import { expect, test } from 'vitest'
import { seedPlan } from '../../../tests/fixtures/seed-plan.ts'
import type { StoredProduct } from '../schema.ts'
import { canonical } from './canonical.ts'
import { contentId } from './content-id.ts'
import { fieldsOf, groupHash } from './field-hashes.ts'

const [first] = seedPlan().products
if (!first) throw new Error('the seed has goods')

const row = (more: Partial<StoredProduct> = {}): StoredProduct => ({
  onRequest: false,
  suspended: false,
  deletedAt: null,
  deletedStatus: null,
  fed: null,
  statusReason: null,
  version: 2,
  ...first,
  ...more,
})

/** The hashes as they were stored before each field had one of its own. */
const together = ({ names, description, brand, model }: StoredProduct) => ({
  names: contentId(canonical([names, description, brand, model])),
})

test('fields that shared a hash get hashes of their own where none of them was typed since', () => {
  const stored = row({ fed: together(row()) })
  const fields = fieldsOf(stored)
  expect(fields).toEqual({
    names: groupHash(stored, 'names', false),
    description: groupHash(stored, 'description', false),
    brand: groupHash(stored, 'brand', false),
    model: groupHash(stored, 'model', false),
  })
})

test('where one of the fields that shared a hash was typed since, none of them counts as the feed’s', () => {
  const stored = row({ fed: together(row()), brand: 'Typed' })
  const fields = fieldsOf(stored)
  for (const field of ['names', 'description', 'brand', 'model'] as const)
    expect(fields[field]).not.toBe(groupHash(stored, field, false))
})
