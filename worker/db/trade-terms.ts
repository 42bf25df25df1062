/** Which currencies and units operators offer (docs/behaviour.md, "Currencies and units on offer"). */
import { asc } from 'drizzle-orm'
import type { AppData } from '../../domain/contract/app-data.ts'
import type { TradeTermsChoice } from '../../domain/contract/trade-terms.ts'
import { READER_CURRENCIES } from '../../domain/reader-currency.ts'
import { CURRENCIES, UNITS } from '../../domain/trade-terms.ts'
import type { Database } from './connection.ts'
import { tradeTerms } from './schema.ts'

type Rows = (typeof tradeTerms.$inferSelect)[]

/** The statement that reads what was chosen, for a batch. */
export const selectTradeTerms = (db: Database) => db.select().from(tradeTerms).orderBy(asc(tradeTerms.position))

/**
 * The program's currencies or units in the chosen order; those without a choice, such as new ones of a later version, come last with the
 * shipped settings.
 */
const inOrder = <Code extends string>(codes: readonly Code[], rows: Rows) =>
  [
    ...rows.flatMap((row) => codes.filter((code) => code === row.code)),
    ...codes.filter((code) => rows.every((row) => row.code !== code)),
  ].map((code) => {
    const { shown, accepted } = rows.find((row) => row.code === code) ?? {
      shown: READER_CURRENCIES.some((one) => one === code),
      accepted: true,
    }
    return { code, shown, accepted }
  })

/**
 * @param rows of `selectTradeTerms`.
 * @returns every currency and unit, with its settings
 */
export const toTradeTerms = (rows: Rows): TradeTermsChoice => ({
  currencies: inOrder(CURRENCIES, rows),
  units: inOrder(UNITS, rows).map(({ code, accepted }) => ({ code, accepted })),
})

const codesOf = <Code>(listed: readonly { code: Code }[]): Code[] => listed.map(({ code }) => code)

/** @returns the codes that pages offer; undefined where operators have chosen nothing, so that the shipped ones apply */
export function toOffered(rows: Rows): AppData['offered'] {
  if (rows.length === 0) return undefined
  const { currencies, units } = toTradeTerms(rows)
  return {
    readers: codesOf(currencies.filter(({ shown }) => shown)),
    currencies: codesOf(currencies.filter(({ accepted }) => accepted)),
    units: codesOf(units.filter(({ accepted }) => accepted)),
  }
}
