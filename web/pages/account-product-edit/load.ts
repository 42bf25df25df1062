import type { Category } from '../../../domain/contract/categories.ts'
import type { Edit } from '../../../domain/contract/product-edits.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { may, withOrganization } from '../account/membership.ts'

export interface EditData extends AccountData {
  one: Edit
  categories: Category[]
  mayEdit: boolean
}

/** A change of many products. @throws RedirectError without an organization; PageError 404 for another's */
export const load: PersonalLoad<EditData> = async (context) => {
  const { own, api, id, i18n } = context
  const { locale, t } = i18n
  const calls = Promise.all([
    read(own.get('/api/profile/company/product-edits/:id', { params: { id }, query: { locale } })),
    read(api.get('/api/categories', { query: { locale } })),
  ])
  const [profile, [{ data: one }, { data: categories }]] = await withOrganization(context, calls)
  return accountScreen(context, profile, t('edits.title'), { one, categories, mayEdit: may(profile, 'product.edit') })
}
