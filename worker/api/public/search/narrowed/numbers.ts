/** The numbers of a query as values of parameters: which of those that have such a unit each is a value of. */
import { sql } from 'drizzle-orm'
import { convertedValue } from '../../../../../domain/parameters/convert.ts'
import { isShaftSize, type Mention } from '../../../../../domain/parameters/mentions.ts'
import type { ParameterDefinition } from '../../../../../domain/parameters/parameter.ts'
import { wordings } from '../../../../../domain/text.ts'
import type { Database } from '../../../../db/connection.ts'
import { number } from '../../../../db/select.ts'

/** A number as the value of a parameter, in its unit. */
export interface NumberValue {
  definition: ParameterDefinition
  value: number
}

/** Ways to read the numbers that are tried. */
const MAX_WAYS = 6

/** @returns for each number the parameters with such a unit, in order */
const possibleValues = (parameters: ParameterDefinition[], mentions: Mention[]): NumberValue[][] =>
  mentions.map(({ value, unit, isOfShaft }) =>
    parameters.flatMap((definition) => {
      if (isOfShaft && !isShaftSize(wordings(definition.names))) return []
      const own = definition.kind === 'number' && definition.unit && convertedValue(value, unit, definition.unit)
      return typeof own === 'number' ? [{ definition, value: own }] : []
    }),
  )

/** Of each number those that goods have by the maintained counts; all of them where no goods have any. */
async function ofGoods(db: Database, possible: NumberValue[][]): Promise<NumberValue[][]> {
  const pairs = possible.flat().map(({ definition, value }) => [definition.num, value])
  const [rows] = await db.batch([
    db
      .select({ at: number(sql`pair.key`, 'at') })
      .from(sql`json_each(${JSON.stringify(pairs)}) AS pair`)
      .where(sql`EXISTS (SELECT 1 FROM parameter_counts AS c
        WHERE c.parameter = pair.value ->> 0 AND c.value = pair.value ->> 1)`),
  ])
  const had = new Set(rows.map(({ at }) => possible.flat()[at]))
  return possible.map((some) => {
    const own = some.filter((one) => had.has(one))
    return own.length > 0 ? own : some
  })
}

/** Each parameter has one of the numbers; a number that finds none free is left out, which is less likely than a way that has it. */
function waysToRead(possible: NumberValue[][]): NumberValue[][] {
  let ways: NumberValue[][] = [[]]
  for (const some of possible)
    ways = ways
      .flatMap((way) => {
        const free = some.filter(({ definition }) => way.every((other) => other.definition !== definition))
        return free.length > 0 ? free.map((one) => [...way, one]) : [way]
      })
      .toSorted((one, other) => other.length - one.length)
      .slice(0, MAX_WAYS)
  return ways
}

/**
 * A round trip where a number may be of several parameters: 508 mm is the inner diameter of a coil, and not its width.
 * @returns ways to read the numbers, the likeliest first; one without values where none has such a unit
 */
export async function readNumbers(
  db: Database,
  parameters: ParameterDefinition[],
  mentions: Mention[],
): Promise<NumberValue[][]> {
  const possible = possibleValues(parameters, mentions)
  return waysToRead(possible.some(({ length }) => length > 1) ? await ofGoods(db, possible) : possible)
}
