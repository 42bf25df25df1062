import type { Company } from '../../../domain/contract/companies.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalContext } from '../../app/page/personal-load.ts'

/**
 * @returns a public company, of the suppliers or of those that only offer services, which are found in the services directory
 * @throws PageError 404 for one that is neither
 */
export async function readAnyCompany(
  { api, i18n: { locale } }: Pick<PersonalContext, 'api' | 'i18n'>,
  id: string,
): Promise<Company> {
  const request = { params: { id }, query: { locale } }
  const supplier = api.get('/api/companies/:id', request)
  const isOther = (await supplier).status === 404
  return (await read(isOther ? api.get('/api/company-services/:id', request) : supplier)).data
}
