import type { OwnProductList } from '../../../domain/contract/organization-products.ts'
import type { SavedRows } from '../../../domain/form-submission.ts'
import { RedirectError, read } from '../../../domain/page-error.ts'
import { personalHref, withoutNotice } from '../../../domain/personal-routes.ts'
import type { PersonalContext, PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { demandOrganization, may } from '../account/membership.ts'

export interface ProductsData extends AccountData {
  list: OwnProductList
  /** Search, filter, order and page size, as in the address. */
  query: Record<string, string>
  mayEdit: boolean
  /** Whether the page's rows are shown as cells to type into. */
  isEdited: boolean
  /** What has just been saved; null where nothing was sent. */
  saved: SavedRows | null
}

/** A number of rows from the address: anything invalid counts as 0. */
const countOf = (text = ''): number => (/^\d{1,3}$/.test(text) ? Number(text) : 0)

function savedRows({ posted, query }: PersonalContext): SavedRows | null {
  if (posted) return posted.saved ?? null
  if (query.done !== 'rows' && query.done !== 'cells') return null
  const { changed, prices, undone, cells, undo } = query
  const counts = { changed: countOf(changed), prices: countOf(prices), undone: countOf(undone), cells: countOf(cells) }
  return { ...counts, undo }
}

/**
 * @throws RedirectError without an organization, or from beyond the last page: a change of status may have emptied it; PageError 404 for a
 *   query that the API refuses
 */
export const load: PersonalLoad<ProductsData> = async (context) => {
  const profile = await demandOrganization(context)
  const { own, i18n } = context
  const { page, edit, ...query } = withoutNotice(context.query)
  const paged = { ...query, ...(page && { page }) }
  const list = await read(own.get('/api/profile/company/products', { query: { ...paged, locale: i18n.locale } }))
  const { pages } = list.meta
  if (Number(page) > Math.max(1, pages))
    throw new RedirectError(
      personalHref('products', i18n.locale, { ...context.query, page: pages > 1 ? pages : undefined }),
    )
  const saved = savedRows(context)
  const mayEdit = may(profile, 'product.edit')
  return accountScreen(context, profile, i18n.t('account.products'), {
    ...{ list, query, mayEdit, saved },
    isEdited: mayEdit && edit === 'on',
  })
}
