import type { OwnProductList } from '../../../domain/contract/organization-products.ts'
import type { SavedRows } from '../../../domain/form-submission.ts'
import { OWN_FILTERS } from '../../../domain/own-goods.ts'
import { RedirectError, read } from '../../../domain/page-error.ts'
import { personalHref, withoutMessages } from '../../../domain/personal-routes.ts'
import type { PersonalContext, PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { may, requireOrganization } from '../account/membership.ts'

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

/** Keys of the list's address: its filter and order, the place in it, cells to type into, and what has just been saved. */
export const PRODUCTS_QUERY = [
  'q',
  'status',
  ...OWN_FILTERS,
  'sort',
  'perPage',
  'page',
  'after',
  'before',
  'edit',
  'done',
  'changed',
  'prices',
  'undone',
  'cells',
  'pictures',
  'undo',
]

/** A number of rows from the address: anything invalid counts as 0. */
const countOf = (text = ''): number => (/^\d{1,3}$/.test(text) ? Number(text) : 0)

function savedRows({ posted, query }: PersonalContext): SavedRows | null {
  if (posted) return posted.saved ?? null
  if (query.done !== 'rows' && query.done !== 'cells') return null
  const { changed, prices, undone, cells, pictures, undo } = query
  const counts = { changed: countOf(changed), prices: countOf(prices), undone: countOf(undone), cells: countOf(cells) }
  return { ...counts, pictures: countOf(pictures), ...(query.done === 'cells' ? { edit: undo } : { pricesUndo: undo }) }
}

/** Whether a window has reached the list's beginning, or has lost its rows by a change: then the list is shown from its beginning. */
const isBeyond = (
  { data, meta }: OwnProductList,
  { page, after, before }: Record<string, string | undefined>,
): boolean =>
  (before !== undefined && meta.previous === null && data.length < meta.perPage && meta.next !== null) ||
  (data.length === 0 && (page ?? after ?? before) !== undefined)

/**
 * @throws RedirectError without an organization, or from beyond the list's ends; PageError 404 for a
 *   query that the API refuses
 */
export const load: PersonalLoad<ProductsData> = async (context) => {
  const profile = await requireOrganization(context)
  const { own, i18n } = context
  const { page, after, before, edit, ...query } = withoutMessages(context.query)
  const place = { ...(page && { page }), ...(after && { after }), ...(before && { before }) }
  const list = await read(
    own.get('/api/profile/company/products', { query: { ...query, ...place, locale: i18n.locale } }),
  )
  if (isBeyond(list, { page, after, before }))
    throw new RedirectError(
      personalHref('products', i18n.locale, { ...context.query, page: undefined, after: undefined, before: undefined }),
    )
  const saved = savedRows(context)
  const mayEdit = may(profile, 'product.edit')
  return accountScreen(context, profile, i18n.t('account.products'), {
    list,
    query,
    mayEdit,
    saved,
    isEdited: mayEdit && edit === 'on',
  })
}
