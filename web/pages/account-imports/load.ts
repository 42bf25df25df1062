import type { Category } from '../../../domain/contract/categories.ts'
import type { FileCategories } from '../../../domain/contract/import-categories.ts'
import type { Import, ImportList } from '../../../domain/contract/imports.ts'
import { MAX_PER_PAGE } from '../../../domain/limits.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalContext, PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { may, requireOrganization, withOrganization } from '../account/membership.ts'

export interface ImportsData extends AccountData {
  list: ImportList
  mayEdit: boolean
}

/** The categories of a file, and those of the marketplace. */
export interface Mapping {
  list: FileCategories
  categories: Category[]
}

export interface ImportData extends AccountData {
  one: Import
  /** Null unless the page of the file's categories is open. */
  mapping: Mapping | null
  mayEdit: boolean
}

const CALL = '/api/profile/company/imports'

/** The price lists of the visitor's organization. @throws RedirectError without one */
export const loadImports: PersonalLoad<ImportsData> = async (context) => {
  const profile = await requireOrganization(context)
  const { own, query, i18n } = context
  const list = await read(own.get(CALL, { query: query.page === undefined ? {} : { page: query.page } }))
  return accountScreen(context, profile, i18n.t('imports.title'), { list, mayEdit: may(profile, 'product.edit') })
}

async function readMapping({ own, api, id, query, i18n: { locale } }: PersonalContext): Promise<Mapping> {
  const page = query.page === undefined ? {} : { page: query.page }
  const [list, categories] = await Promise.all([
    read(own.get(`${CALL}/:id/categories`, { params: { id }, query: { ...page, perPage: String(MAX_PER_PAGE) } })),
    read(api.get('/api/categories', { query: { locale } })),
  ])
  return { list, categories: categories.data }
}

/** The form of the categories is long, and is loaded by its link, or when it was refused. */
const isMapping = ({ query, posted }: PersonalContext): boolean =>
  query.page !== undefined || posted?.fields['categories.0.path'] !== undefined

/** One price list. @throws RedirectError without an organization; PageError 404 for another organization's */
export const loadImport: PersonalLoad<ImportData> = async (context) => {
  const { own, id, i18n } = context
  const calls = Promise.all([
    read(own.get(`${CALL}/:id`, { params: { id }, query: { locale: i18n.locale } })),
    isMapping(context) ? readMapping(context) : null,
  ])
  const [profile, [{ data: one }, mapping]] = await withOrganization(context, calls)
  const title = i18n.t('imports.one', { file: one.fileName })
  return accountScreen(context, profile, title, { one, mapping, mayEdit: may(profile, 'product.edit') })
}
