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
export const filterableParameters = (category: SQL): SQL.Aliased<ParameterDefinition[]> =>
  decoded<ParameterDefinition[]>(
    sql`(SELECT json_group_array(${OBJECT} ORDER BY d.position) FROM parameters AS d
      WHERE d.category = ${category} AND d.filter IS NOT NULL)`,
    'parameters',
  )

/** @param num a parameter's number @returns its definition, as an SQL expression */
export const definitionOf = (num: SQL): SQL => sql`(SELECT ${OBJECT} FROM parameters AS d WHERE d.num = ${num})`

type Definitions = ReadonlyMap<number, ParameterDefinition[]>

/** The declarations with their categories, and all ancestors of each category, as JSON: comparing two texts is faster than parsing them. */
const DECLARED = `SELECT
  (SELECT json_group_array(json_array(c.num, up.ancestor)) FROM categories AS c
    CROSS JOIN category_ancestors AS up ON up.category = c.num) AS above,
  (SELECT json_group_array(json_array(d.category, d.position, json_object('num', d.num, 'key', d.key, 'names', json(d.names),
    'aliases', json(d.aliases), 'kind', d.kind, 'unit', d.unit, 'options', json(d.options))))
    FROM categories AS c CROSS JOIN parameters AS d ON d.category = c.num) AS declared`

type Declared = [category: number, position: number, definition: ParameterDefinition]

function inherited(above: [category: number, ancestor: number][], declared: Declared[]): Definitions {
  const own = Map.groupBy(declared, ([category]) => category)
  const all = Map.groupBy(above, ([category]) => category)
  return new Map(
    [...all].map(([category, lines]) => {
      const each = lines.flatMap(([, ancestor]) => own.get(ancestor) ?? [])
      return [category, each.sort(([, one], [, other]) => one - other).map(([, , definition]) => definition)]
    }),
  )
}

/** The definitions that were read last: each step of an import reads them, and they seldom change. */
let last: { above: string; declared: string; definitions: Definitions } = {
  above: '',
  declared: '',
  definitions: new Map(),
}

/** @returns the definitions for products of each category, by its number: the same object as long as none of them changes */
export async function readDefinitions(d1: D1Database): Promise<Definitions> {
  const row = await d1.prepare(DECLARED).first<{ above: string; declared: string }>()
  const { above, declared } = row ?? { above: '[]', declared: '[]' }
  if (above !== last.above || declared !== last.declared)
    last = { above, declared, definitions: inherited(JSON.parse(above), JSON.parse(declared)) }
  return last.definitions
}
