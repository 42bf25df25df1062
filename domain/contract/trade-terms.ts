/** /api/operator/trade-terms: which currencies and units the marketplace offers, in their order (docs/behaviour.md, "Currencies and units on offer"). */
import * as v from 'valibot'
import { CURRENCIES, UNITS } from '../trade-terms.ts'
import { Currency, Unit } from './values.ts'

const accepted = v.pipe(
  v.boolean(),
  v.description('Whether goods may be given it; those that have it retain it'),
  v.examples([true]),
)

const OfferedCurrency = v.object({
  code: v.pipe(Currency, v.examples(['USD' as const])),
  shown: v.pipe(v.boolean(), v.description('Whether readers may choose it for prices'), v.examples([true])),
  accepted,
})
const OfferedUnit = v.object({ code: v.pipe(Unit, v.examples(['roll' as const])), accepted })

interface Listed {
  code: string
  shown?: boolean
  accepted: boolean
}

/**
 * Each code has to be in the list exactly once, so that every one has a setting, and the first code has to be offered
 * and accepted.
 */
const isWhole = (listed: readonly Listed[], codes: readonly string[]): boolean =>
  listed.length === codes.length &&
  new Set(listed.map(({ code }) => code)).size === codes.length &&
  listed.some(({ code, shown = true, accepted }) => code === codes[0] && shown && accepted)

const entries = {
  currencies: v.pipe(
    v.array(OfferedCurrency),
    v.check((listed) => isWhole(listed, CURRENCIES), 'choice'),
    v.description(
      'Every currency once, in the order in which they are offered; the rouble is always shown and accepted',
    ),
  ),
  units: v.pipe(
    v.array(OfferedUnit),
    v.check((listed) => isWhole(listed, UNITS), 'choice'),
    v.description('Every unit once, in the order in which they are offered; the piece is always accepted'),
  ),
}

export const TradeTermsChoice = v.pipe(
  v.object(entries),
  v.examples([
    {
      currencies: CURRENCIES.map((code) => ({ code, shown: code !== 'UAH', accepted: true })),
      units: UNITS.map((code) => ({ code, accepted: code !== 'roll' })),
    },
  ]),
)
export type TradeTermsChoice = v.InferOutput<typeof TradeTermsChoice>

export const TradeTerms = v.object({
  data: v.object({ currencies: v.array(OfferedCurrency), units: v.array(OfferedUnit) }),
})
