/** Matches the categories of one file by the supplier's choices for this file or an earlier one. */
import type { D1Database } from '@cloudflare/workers-types'
import { eq } from 'drizzle-orm'
import { database } from '../db/connection.ts'
import { type CategoryMatcher, type ChosenCategories, categoryMatcher, mapKey } from '../db/import/category-match.ts'
import type { ShopCategory } from '../db/import/shop-categories.ts'
import { categoryChoices } from '../db/schema.ts'
import type { FileHead } from './files.ts'

export const readChoices = (db: D1Database, company: number) =>
  database(db).select().from(categoryChoices).where(eq(categoryChoices.company, company))

type ChoiceRow = Awaited<ReturnType<typeof readChoices>>[number]

function choicesOf(rows: ChoiceRow[], shop: ShopCategory[]): ChosenCategories {
  const byNum = new Map(shop.map((category) => [category.num, category]))
  return new Map(rows.map(({ path, category }) => [path, category === null ? null : (byNum.get(category) ?? null)]))
}

/** @param choices those of the supplier, for all files */
export function fileMatcher(head: FileHead, shop: ShopCategory[], choices: ChoiceRow[]): CategoryMatcher {
  // Files that we have written name categories by their codes.
  const codes = new Map(shop.map((category) => [mapKey(category.slug), category]))
  const matcher = categoryMatcher(shop, codes, choicesOf(choices, shop))
  for (const category of head.categories) matcher.add(category)
  return matcher
}
