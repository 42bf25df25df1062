/** A product as buyers would see it with what is typed: nothing is saved. */
import type { InputOf } from '../../../domain/api-client.ts'
import { type FormResult, faultsOf, type Submitted } from './form-result.ts'

type Change = InputOf<'POST /api/profile/company/products/:id/preview'>

/** @param change what would be saved; what is wrong with it stands beside its fields */
export async function seen(
  { own, id, locale }: Pick<Submitted, 'own' | 'id' | 'locale'>,
  json: Change,
): Promise<FormResult> {
  const answer = await own.post('/api/profile/company/products/:id/preview', {
    params: { id },
    query: { locale },
    json,
  })
  if (answer.ok) return { faults: [], preview: (await answer.json()).data }
  const faults = await faultsOf(answer)
  return { faults: faults.map(({ field, code }) => ({ field: field.replace(/^(?:details|prices)\./, ''), code })) }
}
