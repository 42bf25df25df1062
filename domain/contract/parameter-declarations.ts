/** /api/operator/categories/{id}/parameters: which facts of a category's goods are parameters, as operators edit them. */

import * as v from 'valibot'
import { MAX_COUNTED } from '../limits.ts'
import { PARAMETER_KEY } from '../parameters/filter.ts'
import { PARAMETER_KINDS } from '../parameters/parameter.ts'
import { unitKeys } from '../parameters/units.ts'
import { Line } from './text-input.ts'
import { CategoryRef } from './values.ts'
import { LineInSome, Wordings } from './wordings.ts'

/** Maximum number of a declaration's other names and options, and of the declarations of a category. */
const MAX_ALIASES = 20
const MAX_OPTIONS = 200
export const MAX_DECLARATIONS = 200

const Key = v.pipe(
  v.string(),
  v.regex(PARAMETER_KEY),
  v.description('Key in addresses; since links with it are shared, it never changes'),
  v.examples(['dn']),
)

const isDistinct = (options: { key: string }[]): boolean =>
  new Set(options.map(({ key }) => key)).size === options.length

const entries = {
  names: v.pipe(
    LineInSome(120),
    v.description('The name that buyers see; facts of this name, in any language, state the parameter'),
    v.examples([{ en: 'Nominal diameter', ru: 'Номинальный диаметр', zh: '公称直径' }]),
  ),
  aliases: v.pipe(
    v.array(Line(120)),
    v.maxLength(MAX_ALIASES),
    v.description('Other names under which sellers write the fact'),
    v.examples([['DN', 'Ду']]),
  ),
  unit: v.pipe(
    v.nullable(v.picklist(unitKeys)),
    v.description('Unit of its numbers, into which sellers’ units are converted; null: they have none'),
    v.examples(['DN']),
  ),
  options: v.pipe(
    v.array(
      v.object({
        key: Key,
        names: v.pipe(LineInSome(120), v.description('The value as buyers see it, and as sellers write it')),
      }),
    ),
    v.maxLength(MAX_OPTIONS),
    v.check((options) => isDistinct(options), 'repeated'),
    v.description('Values of a list; empty for other kinds'),
    v.examples([[]]),
  ),
  position: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(MAX_DECLARATIONS),
    v.description('Place among the parameters of the category, from 0; the others move'),
    v.examples([0]),
  ),
  filter: v.pipe(
    v.nullable(v.picklist(['values', 'range'])),
    v.description('How buyers filter by it: by counted values, by a lower and an upper end, or (null) not at all'),
    v.examples(['values' as const]),
  ),
  column: v.pipe(v.boolean(), v.description('Whether the table view has a column for it'), v.examples([true])),
  inName: v.pipe(v.boolean(), v.description('Whether composed names of goods have its value'), v.examples([true])),
}

/** Fields that are left out stay as they are. */
export const ParameterChange = v.pipe(v.partial(v.object(entries)), v.examples([{ column: true, position: 0 }]))
export type ParameterChange = v.InferOutput<typeof ParameterChange>

const Kind = v.pipe(
  v.picklist(PARAMETER_KINDS),
  v.description('A number, a range of two numbers, one of the options, or a text'),
  v.examples(['number' as const]),
)

/** A new declaration comes last. */
export const NewParameter = v.pipe(
  v.object({
    key: Key,
    kind: Kind,
    names: entries.names,
    aliases: v.optional(entries.aliases, []),
    unit: v.optional(entries.unit, null),
    options: v.optional(entries.options, []),
    filter: v.optional(entries.filter, null),
    column: v.optional(entries.column, false),
    inName: v.optional(entries.inName, false),
  }),
  v.examples([
    {
      key: 'flow',
      kind: 'number' as const,
      names: { en: 'Flow', ru: 'Подача' },
      aliases: [],
      unit: 'm³/h' as const,
      options: [],
      filter: 'range' as const,
      column: false,
      inName: false,
    },
  ]),
)
export type NewParameter = v.InferOutput<typeof NewParameter>

export const ParameterDeclaration = v.object({
  ...entries,
  key: Key,
  names: v.pipe(Wordings, v.description('The name that buyers see')),
  kind: Kind,
  version: v.pipe(v.number(), v.description('Version of the declarations, for If-Match'), v.examples([1])),
})
export type ParameterDeclaration = v.InferOutput<typeof ParameterDeclaration>

const ListedDeclaration = v.object({
  ...ParameterDeclaration.entries,
  goods: v.pipe(
    v.number(),
    v.description(`Published products that state it, counted up to ${MAX_COUNTED}`),
    v.examples([84]),
  ),
})
export type ListedDeclaration = v.InferOutput<typeof ListedDeclaration>

export const ParameterDeclarations = v.object({ data: v.array(ListedDeclaration) })
export const DeclarationResponse = v.object({ data: ParameterDeclaration })

const DeclaringCategory = v.object({
  ...CategoryRef.entries,
  level: v.pipe(v.number(), v.description('Level of the category, from 1, the top of the tree'), v.examples([2])),
  parameters: v.pipe(v.number(), v.description('Number of parameters that it declares itself'), v.examples([12])),
})
export type DeclaringCategory = v.InferOutput<typeof DeclaringCategory>

/** All categories, in the order of the tree. */
export const DeclaringCategories = v.object({
  data: v.array(DeclaringCategory),
  meta: v.object({
    moving: v.pipe(
      v.number(),
      v.description('Categories whose goods are still being moved or merged'),
      v.examples([0]),
    ),
  }),
})
