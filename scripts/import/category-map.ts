import { pathKey } from '../../domain/price-list/category-path.ts'
import { prepareStatement } from '../../worker/api/http/writes/commit.ts'
import { type ChosenPath, storeChoices } from '../../worker/api/organization/imports/store-choices.ts'
import { readCategoryMap } from '../../worker/db/import/category-map.ts'
import { categoryMatcher, mapKey } from '../../worker/db/import/category-match.ts'
import { readShopCategories } from '../../worker/db/import/shop-categories.ts'
import type { StoredImport } from '../../worker/imports/context.ts'
import { readHead } from '../../worker/imports/files.ts'
import type { StorageBindings } from '../storage.ts'
import { repeatDryRun } from './list-steps.ts'

/**
 * Stores a map of categories as if its supplier had chosen them on the page of the import (docs/decisions/0044-categories-of-files.md).
 * @param map its text
 * @returns the import after another dry run
 * @throws UnusableInput for a map that cannot be read
 */
export async function storeMap(
  env: StorageBindings,
  row: StoredImport,
  map: string,
  now: number,
): Promise<StoredImport> {
  const { categories } = await readHead(env.FILES, row.id)
  const chosen = readCategoryMap(map, await readShopCategories(env.DB))
  const matcher = categoryMatcher([], new Map())
  for (const category of categories) matcher.add(category)
  const choices = categories.flatMap(({ id, name }): ChosenPath[] => {
    const ours = chosen.get(mapKey(id)) ?? chosen.get(mapKey(name))
    return ours ? [[pathKey(matcher.label(id)), ours.num]] : []
  })
  if (choices.length === 0) return row
  await env.DB.batch(storeChoices(row.company, choices, now).map((one) => prepareStatement(env.DB, one)))
  return repeatDryRun(env, row, now)
}
