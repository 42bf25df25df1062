/** Exchange rates of the seed's last day. */
import { rates } from '../../worker/db/tables/rates.ts'
import { NOW } from '../clock.ts'

/** Roubles for one unit. */
export const RUB_PER = { RUB: 1, CNY: 11.42, USD: 81.3, EUR: 94.1, KZT: 0.157, BYN: 26.9, UAH: 1.93 } as const

const dated = new Date(NOW).toISOString().slice(0, 10)

export const table = rates

export const rows = Object.entries(RUB_PER).map(([currency, rub]) => ({ currency, rub, dated }))
