/** GET /api/profile/company/products/{id}/facts/suggested */
import { sql } from 'drizzle-orm'
import type { SuggestedFact } from '../../../../../domain/contract/product-assist.ts'
import type { Text } from '../../../../../domain/text.ts'
import type { Database } from '../../../../db/connection.ts'
import type { ProductRow } from '../queries.ts'

/** The first products of the category speak for all of it: a list of the index's first rows, at any size of the shop. */
const LOOKED_AT = 200
const [NAMES, VALUES] = [10, 5] as const

const selectTold = (db: Database, category: number) =>
  db.all<{ name: string; told: number; examples: string }>(sql`
    WITH near AS (SELECT product FROM listing WHERE ancestor = ${category} ORDER BY rank DESC, product DESC LIMIT ${LOOKED_AT}),
    stated AS (
      SELECT fact.value -> 'name' AS name, fact.value -> 'value' AS value, count(*) AS n
      FROM near CROSS JOIN products AS p ON p.num = near.product CROSS JOIN json_each(p.facts) AS fact GROUP BY 1, 2),
    ranked AS (
      SELECT name, value, n, row_number() OVER (PARTITION BY name ORDER BY n DESC, value) AS place FROM stated)
    SELECT name, sum(n) AS told, json_group_array(json(value)) FILTER (WHERE place <= ${VALUES}) AS examples
    FROM ranked GROUP BY name ORDER BY told DESC, name LIMIT ${NAMES}`)

/** Two names are one where they share a wording, however the rest is worded. */
const wordingsOf = (name: Text): string[] => Object.values(name).map((wording) => wording.toLowerCase())

/** @returns names of facts that products of its category tell most, without those that this one tells already. */
export async function readSuggestedFacts(
  db: Database,
  { category, facts }: Pick<ProductRow, 'category' | 'facts'>,
): Promise<SuggestedFact[]> {
  const known = new Set(facts.flatMap(({ name }) => wordingsOf(name)))
  const suggested: SuggestedFact[] = []
  for (const { name, told, examples } of await selectTold(db, category)) {
    const names: Text = JSON.parse(name)
    if (wordingsOf(names).some((wording) => known.has(wording))) continue
    for (const wording of wordingsOf(names)) known.add(wording)
    suggested.push({ name: names, told, values: JSON.parse(examples) })
  }
  return suggested
}
