/** Reads which facts of a category are parameters. A product has those of its category and of all its ancestors. */
import type { D1Database } from '@cloudflare/workers-types'
import { type SQL, sql } from 'drizzle-orm'
import type { ParameterDefinition } from '../../domain/parameters/parameter.ts'
import { decoded } from './select.ts'

const OBJECT = sql`json_object('num', d.num, 'key', d.key, 'names', json(d.names), 'aliases', json(d.aliases), 'kind', d.kind,
  'unit', d.unit, 'options', json(d.options))`

/** @param category its number @returns a column with the definitions for products of the category, in order */
export const definitionsOf = (category: SQL): SQL.Aliased<ParameterDefinition[]> =>
  decoded<ParameterDefinition[]>(
    sql`(SELECT json_group_array(${OBJECT} ORDER BY d.position) FROM category_ancestors AS up
      CROSS JOIN parameters AS d ON d.category = up.ancestor WHERE up.category = ${category})`,
    'parameters',
  )

/** @param category its number @returns a column with those of the category itself that are filters, in order */
export const filtersOf = (category: SQL): SQL.Aliased<ParameterDefinition[]> =>
  decoded<ParameterDefinition[]>(
    sql`(SELECT json_group_array(${OBJECT} ORDER BY d.position) FROM parameters AS d
      WHERE d.category = ${category} AND d.filter IS NOT NULL)`,
    'parameters',
  )

/** @returns the definitions for products of each category, by its number */
export async function readDefinitions(d1: D1Database): Promise<Map<number, ParameterDefinition[]>> {
  const { results } = await d1
    .prepare(
      `SELECT c.num AS category, json_object('num', d.num, 'key', d.key, 'names', json(d.names), 'aliases', json(d.aliases),
        'kind', d.kind, 'unit', d.unit, 'options', json(d.options)) AS definition
      FROM categories AS c CROSS JOIN category_ancestors AS up ON up.category = c.num
      CROSS JOIN parameters AS d ON d.category = up.ancestor ORDER BY c.num, d.position`,
    )
    .all<{ category: number; definition: string }>()
  const byCategory = new Map<number, ParameterDefinition[]>()
  for (const { category, definition } of results)
    byCategory.set(category, [...(byCategory.get(category) ?? []), JSON.parse(definition)])
  return byCategory
}
