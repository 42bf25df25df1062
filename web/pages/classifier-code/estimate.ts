import { needsOf } from '../../../domain/border/needs.ts'
import { unitsOfDuty } from '../../../domain/classifier/duty.ts'
import type { CodeResponse } from '../../../domain/contract/classifier.ts'
import type { Estimate, EstimateQuery } from '../../../domain/contract/estimate.ts'
import { CURRENCIES, type Currency, INCOTERMS } from '../../../domain/trade-terms.ts'
import { typedNumber } from '../../../domain/typed-number.ts'
import type { LoadContext } from '../../app/page/load.ts'

/** Decimals of each number that the form takes: amounts of money have two, quantities three. */
const DECIMALS = {
  value: 2,
  freight: 2,
  count: 3,
  kilograms: 3,
  litres: 3,
  squareMetres: 3,
  engine: 3,
} as const satisfies Partial<Record<keyof EstimateQuery, number>>
export type NumberField = keyof typeof DECIMALS

/** From here on a number is refused: the API takes nine digits of a quantity, ten of an amount. */
const MAX_NUMBERS = { 2: 1e10, 3: 1e9 }

type Fault = 'required' | 'unreadable' | 'ambiguous' | 'too-large' | 'rate' | 'failed'

/** The form for the charges on goods of a code at the border, and the result once it was sent. */
export interface BorderForm {
  code: string
  /** As typed. */
  typed: Record<string, string>
  currency: Currency
  /** Quantities that the duty counts. */
  needs: Estimate['needs']
  /** What `count` counts where the duty does not count pieces. */
  counts: 'count' | 'pairs' | 'vehicles'
  faults: Partial<Record<string, Fault>>
  estimate: Estimate | null
}

function readNumber(text: string | undefined, field: NumberField, { i18n }: LoadContext): string | Fault | null {
  if (text === undefined) return null
  const number = typedNumber(text, i18n.locale, DECIMALS[field])
  if (typeof number !== 'number') return number
  if (number < 0) return 'unreadable'
  return number < MAX_NUMBERS[DECIMALS[field]] ? String(number) : 'too-large'
}

const isFault = (read: string | null): read is Fault => read !== null && !/^\d/.test(read)

const NUMBER_FIELDS = ['value', 'freight', 'count', 'kilograms', 'litres', 'squareMetres', 'engine'] as const

/** @returns the call's numbers, and what is wrong with them; a quantity of 0 is one that is not stated */
function readNumbers(context: LoadContext): { numbers: Record<string, string>; faults: BorderForm['faults'] } {
  const numbers: Record<string, string> = {}
  const faults: BorderForm['faults'] = {}
  for (const field of NUMBER_FIELDS) {
    const read = readNumber(context.query[field], field, context)
    if (isFault(read)) faults[field] = read
    else if (read !== null && (field === 'freight' || Number(read) > 0)) numbers[field] = read
  }
  return { numbers, faults }
}

async function faultOf(response: { status: number; json: () => Promise<unknown> }): Promise<BorderForm['faults']> {
  const body = response.status === 422 ? await response.json().catch(() => null) : null
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null
  if (code === 'rate.unknown') return { currency: 'rate' }
  return { value: code === 'estimate.too-large' ? 'too-large' : 'failed' }
}

function countsOf(rule: CodeResponse['rule']): BorderForm['counts'] {
  const units = rule ? unitsOfDuty(rule) : []
  if (units.includes('pair')) return 'pairs'
  return units.includes('engine-cm3') ? 'vehicles' : 'count'
}

/** Headings, retired codes and activities have none. */
export const hasDuty = ({ node, retired, finer }: CodeResponse): boolean =>
  node.code !== null && node.duty !== null && !retired && !finer

/** @returns null for what has no duty */
export async function loadEstimate(context: LoadContext, of: CodeResponse): Promise<BorderForm | null> {
  const { api, query, i18n } = context
  const { node, rule } = of
  if (node.code === null || !hasDuty(of)) return null
  const { incoterm } = query
  const form: BorderForm = {
    code: node.code,
    typed: query,
    // An unknown currency is refused with the address, before this (worker/render/guards.ts).
    currency: CURRENCIES.find((one) => one === query.currency) ?? i18n.reader.code,
    needs: needsOf(rule),
    counts: countsOf(rule),
    faults: {},
    estimate: null,
  }
  if (query.value === undefined && incoterm === undefined) return form
  const { numbers, faults } = readNumbers(context)
  const { value } = numbers
  const term = INCOTERMS.find((one) => one === incoterm)
  if (value === undefined) faults.value ??= 'required'
  if (term === undefined) faults.incoterm = 'required'
  if (value === undefined || term === undefined || Object.keys(faults).length > 0) return { ...form, faults }
  const response = await api.get('/api/tnved/estimate', {
    query: { ...numbers, code: node.code, value, currency: form.currency, incoterm: term },
  })
  if (!response.ok) return { ...form, faults: await faultOf(response) }
  return { ...form, estimate: (await response.json()).data }
}
