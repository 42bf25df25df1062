/** A product as buyers would see it with what is typed: nothing is saved. */
import type { InferRequestType } from 'hono/client'
import type { ApiClient } from '../../gateway/client.ts'
import { type FormResult, faultsOf, type Submitted } from './form-result.ts'

type Preview = ApiClient['api']['profile']['company']['products'][':id']['preview']
type Change = InferRequestType<Preview['$post']>['json']

/** @param change what would be saved; what is wrong with it stands beside its fields */
export async function seen(
  { own, id, locale }: Pick<Submitted, 'own' | 'id' | 'locale'>,
  json: Change,
): Promise<FormResult> {
  const answer = await own.api.profile.company.products[':id'].preview.$post({ param: { id }, query: { locale }, json })
  if (answer.ok) return { faults: [], preview: (await answer.json()).data }
  const faults = await faultsOf(answer)
  return { faults: faults.map(({ field, code }) => ({ field: field.replace(/^(?:details|prices)\./, ''), code })) }
}
