import { expect, test } from 'vitest'
import { seedPlan } from '../../tests/fixtures/seed-plan.ts'
import { roots } from '../catalogue/index.ts'

test('a fact is worded as the option of the filter that finds it', () => {
  const { categories, parameters } = seedPlan()
  const numOf = new Map(categories.rows.map(({ slug, num }) => [slug, num]))
  const leaves = roots.flatMap(({ groups }) => groups.flatMap((group) => group.leaves))
  const unequal = leaves.flatMap(({ key, products }) =>
    parameters.rows
      .filter(({ category, kind }) => kind === 'list' && category === numOf.get(key))
      .flatMap(({ names, options }) => {
        const worded = new Set(options.map((option) => JSON.stringify(option.names)))
        return products
          .flatMap(({ facts }) => facts.filter(({ name }) => name.en === names.en))
          .map(({ value }) => (typeof value === 'string' ? { en: value, ru: value, zh: value } : value))
          .filter((value) => !worded.has(JSON.stringify(value)))
          .map((value) => [key, value])
      }),
  )
  expect(unequal).toEqual([])
})
