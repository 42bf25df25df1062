import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { seedPlan } from '../../tests/fixtures/seed-plan.ts'
import { NO_LEAF, OTHER_GOODS } from '../../worker/db/search-text/leaf-words/leaf-words.ts'
import { TABLE_PATH } from './table-path.ts'
import { TRAINED_FROM_PATH, trainedFrom } from './trained-from.ts'
import { readPhrases, trainedTable } from './trained-table.ts'

test('the stored table was made of these phrases, by this code', () => {
  const made = trainedFrom(readPhrases(), readFileSync(TABLE_PATH, 'utf8'))
  expect(made, 'npm run train').toBe(readFileSync(TRAINED_FROM_PATH, 'utf8'))
})

test.runIf(process.env.FULL)('the stored table is what `npm run train` makes of the phrases', () => {
  // Compared as one value: a difference of thousands of lines would take minutes to print.
  expect(trainedTable(readPhrases()) === readFileSync(TABLE_PATH, 'utf8')).toBe(true)
})

test('phrases are of categories of the seed without others below them', () => {
  const { rows } = seedPlan().categories
  const parents = new Set(rows.map(({ parent }) => parent))
  const known = new Set(rows.filter(({ num }) => !parents.has(num)).map(({ slug }) => slug))
  const leaves = new Set(readPhrases().map(({ leaf }) => leaf))
  expect([...leaves].filter((leaf) => !known.has(leaf))).toEqual([NO_LEAF, OTHER_GOODS])
  expect([...known].filter((leaf) => !leaves.has(leaf))).toEqual([])
})
