/** What is done in the list of products: to many at once, and prices in place. */

import { MAX_PER_PAGE } from '../../../domain/limits.ts'
import { type PersonalName, personalHref } from '../../../domain/personal-routes.ts'
import { CURRENCIES } from '../../../domain/trade-terms.ts'
import { type Actions, type FieldFault, type FormResult, faultsOf, once, type Submitted } from './form-result.ts'
import { incotermOf, minorUnits } from './products.ts'

const STATUSES = ['moderation', 'published', 'hidden', 'archived', 'draft'] as const

/** Does something to each; what was refused is told at its row (`beside`), the others are done. */
async function each(
  form: Submitted,
  ids: string[],
  change: (id: string) => Promise<FieldFault[]>,
  beside = '',
): Promise<FormResult> {
  const faults: FieldFault[] = []
  // One after the other: hundreds of writes at once would only wait for each other.
  for (const id of ids.slice(0, MAX_PER_PAGE)) {
    const [fault] = await change(id)
    if (fault) faults.push({ field: beside + id, code: fault.code })
  }
  return faults.length > 0 ? { faults } : { place: personalHref('products', form.locale, { done: 'saved' }) }
}

const named = (form: Submitted, prefix: string): string[] =>
  Object.keys(form.fields).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))

function changeMany(form: Submitted): Promise<FormResult> {
  const status = STATUSES.find((one) => one === form.fields.to) ?? 'moderation'
  return each(form, named(form, 'on.'), async (id) => {
    const headers = await once({ ...form.fields, id })
    const answer = await form.own.patch('/api/profile/company/products/:id/status', {
      params: { id },
      json: { status },
      headers,
    })
    return answer.ok ? [] : codesOf(await faultsOf(answer))
  })
}

/** What is missing is told by its own word: the row says already what it is. */
const codesOf = (faults: FieldFault[]): FieldFault[] =>
  faults.some(({ field }) => field !== '') ? [{ field: '', code: 'product.incomplete' }] : faults

/**
 * Sets the price of the smallest order, and leaves everything else of a product as it is by then.
 * @param form `was` is what stood in the field: where it is another price by now, somebody else's is not overwritten
 */
async function setFirstPrice({ own, fields }: Submitted, id: string): Promise<FieldFault[]> {
  const [amount, was] = [minorUnits(fields[`price.${id}`] ?? ''), minorUnits(fields[`was.${id}`] ?? '')]
  const answer = await own.get('/api/profile/company/products/:id/prices', { params: { id } })
  if (!answer.ok) return faultsOf(answer)
  const { data } = await answer.json()
  const [first, ...others] = data.tiers.map(({ incoterm, ...tier }) => ({ ...tier, ...incotermOf(incoterm) }))
  if (!first) return [{ field: '', code: 'status.refused' }]
  if (first.amount === amount) return []
  if (first.amount !== was) return [{ field: '', code: 'version.outdated' }]
  const currency = CURRENCIES.find((one) => one === data.currency) ?? ('RUB' as const)
  const json = { ...data, currency, tiers: [{ ...first, amount }, ...others] }
  // Of what was read here just now: nobody's edit between the two is lost.
  const headers = { 'If-Match': answer.headers.get('ETag') ?? '' }
  const told = await own.put('/api/profile/company/products/:id/prices', { params: { id }, json, headers })
  return told.ok ? [] : faultsOf(told)
}

const changePrices = (form: Submitted): Promise<FormResult> => {
  const { fields } = form
  const changed = named(form, 'price.').filter((id) => fields[`price.${id}`] !== fields[`was.${id}`])
  return each(form, changed, (id) => setFirstPrice(form, id), 'price.')
}

/** Forms of the list of the organization's products. */
export const bulkProducts: Partial<Record<PersonalName, Actions>> = {
  products: { many: changeMany, prices: changePrices },
}
