/** The facts of one product, with what those that are parameters state. */
import { sql } from 'drizzle-orm'
import type { ProductFact } from '../../../../../domain/contract/parameters.ts'
import type { Locale } from '../../../../../domain/locale.ts'
import type { StoredParameter } from '../../../../../domain/parameters/parameter.ts'
import type { UnitKey } from '../../../../../domain/parameters/units.ts'
import { products, type StoredFact } from '../../../../db/schema.ts'
import { decoded } from '../../../../db/select.ts'
import { toFacts } from '../../facts.ts'

/** By the parameter's number: its key and unit. */
type Definitions = Record<string, [key: string, unit: UnitKey | null]>

/** A column with the parameters that the product states. */
export const statedDefinitions = decoded<Definitions>(
  sql`(SELECT json_group_object(d.num, json_array(d.key, d.unit)) FROM json_each(${products.parameters}) AS own
    CROSS JOIN parameters AS d ON d.num = own.value ->> 0)`,
  'definitions',
)

interface Stated {
  facts: StoredFact[]
  parameters: StoredParameter[]
  definitions: Definitions
}

function parameterAt(place: number, { parameters, definitions }: Stated): Pick<ProductFact, 'parameter'> {
  // A fact with several values is left without a parameter: none of them could stand for the others.
  const [stated, ...others] = parameters.filter(([, , , , fact]) => fact === place)
  const [num = 0, value = '', most = null] = stated ?? []
  const definition = definitions[num]
  return definition && others.length === 0
    ? { parameter: { key: definition[0], unit: definition[1], value, most } }
    : {}
}

/** @returns facts in one language; a fact without any value is left out */
export const toProductFacts = (row: Stated, locale: Locale): ProductFact[] =>
  row.facts.flatMap((fact, place) => toFacts([fact], locale).map((one) => ({ ...one, ...parameterAt(place, row) })))
