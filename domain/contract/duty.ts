/** An import duty as a rule. Numbers are decimal texts, since a binary fraction cannot hold a tenth. */
import * as v from 'valibot'

/** What a duty may be counted by; a duty that counts anything else is shown in the tariff's own words. */
export const DUTY_UNITS = ['kilogram', 'litre', 'pair', 'piece', 'square-metre', 'engine-cm3'] as const
export type DutyUnit = (typeof DUTY_UNITS)[number]

const Decimal = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.examples(['12.5']))

const PercentRate = v.object({
  kind: v.literal('percent'),
  percent: v.pipe(Decimal, v.description('Per cent of the customs value')),
})
export type PercentRate = v.InferOutput<typeof PercentRate>

const SpecificRate = v.object({
  kind: v.literal('specific'),
  amount: v.pipe(Decimal, v.description('Amount in the currency, for each `per` units'), v.examples(['0.31'])),
  currency: v.pipe(v.picklist(['EUR', 'USD']), v.description('ISO 4217'), v.examples(['EUR'])),
  per: v.pipe(Decimal, v.description('How many units the amount is for'), v.examples(['1'])),
  unit: v.pipe(v.picklist(DUTY_UNITS), v.description('What is counted'), v.examples(['kilogram'])),
})
export type SpecificRate = v.InferOutput<typeof SpecificRate>

const AtLeast = v.object({
  kind: v.literal('at-least'),
  rate: PercentRate,
  least: v.pipe(SpecificRate, v.description('The duty is never below this')),
})
const Plus = v.object({
  kind: v.literal('plus'),
  rate: PercentRate,
  plus: v.pipe(SpecificRate, v.description('Added to the per cent')),
})

const SingleDuty = v.variant('kind', [PercentRate, SpecificRate, AtLeast, Plus])
export type SingleDuty = v.InferOutput<typeof SingleDuty>

const Either = v.object({
  kind: v.literal('either'),
  which: v.pipe(
    v.picklist(['lower', 'higher']),
    v.description('Which of the two amounts is due'),
    v.examples(['lower']),
  ),
  of: v.tuple([SingleDuty, SingleDuty]),
})

export const Duty = v.pipe(
  v.variant('kind', [PercentRate, SpecificRate, AtLeast, Plus, Either]),
  v.description('The import duty as a rule; null where the tariff’s wording is none that is known, and for footnotes'),
)
export type Duty = v.InferOutput<typeof Duty>
