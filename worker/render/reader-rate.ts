import type { Context } from 'hono'
import type { AppData } from '../../domain/contract/app-data.ts'
import type { PriceBasis } from '../../domain/price-basis.ts'
import { READER_CURRENCIES, type ReaderCurrency, ROUBLES } from '../../domain/reader-currency.ts'
import type { EdgeEnv } from '../edge-env.ts'

/** Sets the quantity and basis of the prices that the page or export shows: those of its address, or of this device. */
export function showPriceBasis(c: Context<EdgeEnv>, basis: PriceBasis | null = c.var.resolved.basis): void {
  if (basis) c.set('i18n', { ...c.var.i18n, basis })
}

/**
 * Sets the currency for the prices of the page: that of its address, or the one chosen on this device. Without a rate for it, or if it is no longer offered, they stay in
 * roubles, which every price has.
 */
export async function showReaderCurrency(
  c: Context<EdgeEnv>,
  frame: Promise<AppData | null>,
  currency: ReaderCurrency = c.var.resolved.currency,
): Promise<void> {
  if (currency === ROUBLES.code) return
  const { currencies = [], offered } = (await frame) ?? {}
  const isOffered = (offered?.readers ?? READER_CURRENCIES).some((code) => code === currency)
  const rate = currencies.find(({ code }) => code === currency)
  if (rate && isOffered) c.set('i18n', { ...c.var.i18n, reader: { code: currency, rub: rate.rub } })
}
