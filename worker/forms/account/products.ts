import { MAX_PRICE_TIERS } from '../../../domain/limits.ts'
import { type PersonalName, personalHref } from '../../../domain/personal-routes.ts'
import { CURRENCIES, INCOTERMS, UNITS } from '../../../domain/trade-terms.ts'
import type { Fields } from '../plain-form.ts'
import { factsOf, inFactRows } from './facts.ts'
import {
  type Actions,
  edit,
  faultsOf,
  once,
  type Submitted,
  toFormResult,
  version,
  wholeNumber,
  wordings,
} from './form-result.ts'
import { seen } from './preview.ts'
import { crossVariants, saveVariants } from './variants.ts'

const STATUSES = ['draft', 'moderation', 'published', 'hidden', 'archived'] as const

const common = (fields: Fields) => ({
  names: wordings(fields, 'names'),
  description: wordings(fields, 'description'),
  category: fields.category ?? '',
  model: fields.model ?? '',
  brand: fields.brand ?? '',
  unit: UNITS.find((one) => one === fields.unit) ?? ('piece' as const),
  moq: wholeNumber(fields.moq) ?? 1,
  stock: wholeNumber(fields.stock),
  tnved: fields.tnved?.replace(/\s/g, '') || null,
})

async function create({ own, fields, locale }: Submitted) {
  const answer = await own.post('/api/profile/company/products', { json: common(fields), headers: await once(fields) })
  if (!answer.ok) return { faults: await faultsOf(answer) }
  const { data } = await answer.json()
  return { place: personalHref('productPrice', locale, data.id, { done: 'saved' }) }
}

const save = async ({ own, fields, id, locale }: Submitted) =>
  toFormResult(
    own.patch('/api/profile/company/products/:id', {
      params: { id },
      json: common(fields),
      headers: await edit(fields),
    }),
    personalHref('product', locale, id, { done: 'saved' }),
  )

const changeStatus = async ({ own, fields, id, locale }: Submitted) =>
  toFormResult(
    own.patch('/api/profile/company/products/:id/status', {
      params: { id },
      json: { status: STATUSES.find((one) => one === fields.status) ?? 'draft' },
      headers: await edit(fields),
    }),
    personalHref('product', locale, id, { done: 'saved' }),
  )

const saveFacts = async ({ own, fields, id, locale }: Submitted) =>
  inFactRows(
    fields,
    await toFormResult(
      own.put('/api/profile/company/products/:id/facts', {
        params: { id },
        json: { facts: factsOf(fields) },
        headers: version(fields),
      }),
      personalHref('product', locale, id, { done: 'saved' }),
    ),
  )

/** '1 250,50' → 125050 minor units; a mistake is 0, which the api refuses. */
export function minorUnits(text: string): number {
  const plain = text.replace(/[\s\u00a0]/g, '').replace(',', '.')
  return /^\d{1,11}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 0
}

/** A delivery term that a price was told with. */
export function incotermOf(text: string | undefined) {
  const incoterm = INCOTERMS.find((one) => one === text)
  return incoterm && { incoterm }
}

const tiersOf = (fields: Fields) =>
  Array.from({ length: MAX_PRICE_TIERS }, (_, at) => ({
    from: fields[`tiers.${at}.from`] ?? '',
    amount: fields[`tiers.${at}.amount`] ?? '',
    incoterm: fields[`tiers.${at}.incoterm`],
  }))
    .filter(({ from, amount }) => from.trim() || amount.trim())
    .map(({ from, amount, incoterm }) => ({
      from: wholeNumber(from) ?? 1,
      amount: minorUnits(amount),
      ...incotermOf(incoterm),
    }))

const pricesOf = (fields: Fields) => ({
  currency: CURRENCIES.find((one) => one === fields.currency) ?? ('RUB' as const),
  onRequest: fields.onRequest === 'on',
  vat: fields.vat?.trim() ? { included: fields.vatIncluded === 'on', rate: wholeNumber(fields.vat) ?? 0 } : null,
  tiers: tiersOf(fields),
})

const savePrices = ({ own, fields, id, locale }: Submitted) =>
  toFormResult(
    own.put('/api/profile/company/products/:id/prices', {
      params: { id },
      json: pricesOf(fields),
      headers: version(fields),
    }),
    personalHref('productFile', locale, id, { done: 'saved' }),
  )

/** The form of a product that is not there yet. */
export const newProduct: Actions = { save: create }

/** Forms of the organization's products. */
export const product: Partial<Record<PersonalName, Actions>> = {
  product: {
    ...{ save, status: changeStatus, facts: saveFacts },
    see: (form) => seen(form, { details: common(form.fields) }),
    'see-facts': async (form) => inFactRows(form.fields, await seen(form, { facts: { facts: factsOf(form.fields) } })),
  },
  productPrice: {
    save: savePrices,
    see: (form) => seen(form, { prices: pricesOf(form.fields) }),
    variants: saveVariants,
    cross: crossVariants,
  },
}
