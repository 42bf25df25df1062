/** Parameters of a category: the filter, its facets, and columns of a list (docs/behaviour.md, "Parameters"). */
import * as v from 'valibot'
import { PARAMETER_KEY, PARAMETER_SORT, readParameterFilter } from '../parameters/filter.ts'
import { PARAMETER_KINDS } from '../parameters/parameter.ts'
import { isUnitKey } from '../parameters/units.ts'
import { FacetValue, Fact, Localized } from './values.ts'

/** `dn:50,80;mass:2..10`: one of several values of a parameter, and a range of another. Only valid with the category that has them. */
export const Parameters = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check((text) => readParameterFilter(text) !== null, 'format'),
  v.transform((text) => readParameterFilter(text) ?? []),
  v.description('Parameters of the category: `key:value,value;key:from..to`, with the keys of its facets'),
)

/** Sorts by a parameter: `by-dn` ascending, `-by-dn` descending; products without a value come last. */
export const ParameterSort = v.pipe(v.string(), v.regex(PARAMETER_SORT))

const ParameterKey = v.pipe(v.string(), v.regex(PARAMETER_KEY))

/** A unit of domain/parameters/units.ts. */
const UnitOfMeasure = v.pipe(
  v.string(),
  v.check((key) => isUnitKey(key)),
)

/** A parameter of the chosen category, in the category's order. */
export const ParameterFacet = v.object({
  key: ParameterKey,
  name: Localized,
  kind: v.picklist(PARAMETER_KINDS),
  /** Unit of all its numbers; null where they have none, and for lists. */
  unit: v.nullable(UnitOfMeasure),
  /** Kind of its filter: by values, by a range; null for none. */
  filter: v.nullable(v.picklist(['values', 'range'])),
  /** Whether the table view has a column for it. */
  column: v.boolean(),
  /** At most 200, the most frequent; `name` is set for options of a list. */
  values: v.array(v.object({ ...FacetValue.entries, name: v.nullable(Localized) })),
  /** Lowest and highest number; null where no product has one. */
  range: v.nullable(v.object({ min: v.number(), max: v.number() })),
})
export type ParameterFacet = v.InferOutput<typeof ParameterFacet>

/** The value of a column, in the seller's wording. */
export const ParameterCell = v.object({ key: v.string(), name: Localized, value: Localized })
export type ParameterCell = v.InferOutput<typeof ParameterCell>

/** A fact in the seller's wording, with its parsed value where it is a parameter of the category. */
export const ProductFact = v.object({
  ...Fact.entries,
  parameter: v.optional(
    v.object({
      key: v.string(),
      /** Unit of the number or range; null for an option, and for numbers without one. */
      unit: v.nullable(UnitOfMeasure),
      /** A number, the lower end of a range, or the key of an option. */
      value: v.union([v.number(), v.string()]),
      /** The upper end of a range. */
      most: v.nullable(v.number()),
    }),
  ),
})
export type ProductFact = v.InferOutput<typeof ProductFact>
