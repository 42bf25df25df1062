import type { Import, ImportList } from '../../../domain/contract/imports.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { demandOrganization, may } from '../account/membership.ts'

export interface ImportsData extends AccountData {
  list: ImportList
  mayEdit: boolean
}

export interface ImportData extends AccountData {
  one: Import
  mayEdit: boolean
}

const CALL = '/api/profile/company/imports'

/** The price lists of the visitor's organization. @throws RedirectError without one */
export const loadImports: PersonalLoad<ImportsData> = async (context) => {
  const profile = await demandOrganization(context)
  const { own, query, i18n } = context
  const list = await read(own.get(CALL, { query: query.page === undefined ? {} : { page: query.page } }))
  return accountScreen(context, profile, i18n.t('imports.title'), { list, mayEdit: may(profile, 'product.edit') })
}

/** One of them. @throws RedirectError without an organization; PageError 404 for another's */
export const loadImport: PersonalLoad<ImportData> = async (context) => {
  const profile = await demandOrganization(context)
  const { own, id, i18n } = context
  const { data: one } = await read(own.get(`${CALL}/:id`, { params: { id }, query: { locale: i18n.locale } }))
  const title = i18n.t('imports.one', { file: one.fileName })
  return accountScreen(context, profile, title, { one, mayEdit: may(profile, 'product.edit') })
}
