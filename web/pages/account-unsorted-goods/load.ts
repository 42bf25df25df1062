import type { Category } from '../../../domain/contract/categories.ts'
import { type GoodsMove, MAX_FILED, type UnsortedGoods } from '../../../domain/contract/unsorted-goods.ts'
import { read } from '../../../domain/page-error.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { redirectBeyond } from '../account/last-page.ts'
import { requireOperator } from '../account/membership.ts'

/** Goods of a page: each has a category proposed, which costs a search. */
const PER_PAGE = MAX_FILED / 2

export interface UnsortedGoodsData extends AccountData {
  list: UnsortedGoods
  /** The whole tree, to choose from. */
  categories: Category[]
  /** What the list is narrowed to, as in the address. */
  view: Record<'place' | 'supplier' | 'q', string>
  /** Whether all with a proposal are ticked. */
  isAllTicked: boolean
  /** Moves that can be undone; none for those who may not move. */
  filings: GoodsMove[]
  /** Number of goods that the last press has not reached. */
  left: number
}

/**
 * Goods without a category, or of one that has others below it.
 * @throws PageError 404 for everyone but operators, and for a query that the API refuses
 * @throws RedirectError to the last page from one beyond it: what is moved leaves the list
 */
export const load: PersonalLoad<UnsortedGoodsData> = async (context) => {
  const { own, api, query, i18n } = context
  const { locale } = i18n
  const profile = await requireOperator(context, 'parameter.read')
  const { place = '', supplier = '', q = '' } = query
  const given = { ...(place && { place }), ...(supplier && { supplier }), ...(q && { q }) }
  const mayFile = profile.desk.includes('category.edit')
  const [list, categories, filings] = await Promise.all([
    read(
      own.get('/api/operator/unsorted-goods', {
        query: { ...given, propose: '1', page: query.page, perPage: String(PER_PAGE), locale },
      }),
    ),
    read(api.get('/api/categories', { query: { locale } })),
    mayFile ? read(own.get('/api/operator/unsorted-goods/filings')) : { data: [] },
  ])
  redirectBeyond(list.meta, (page) => personalHref('unsortedGoods', locale, { ...given, page }))
  return accountScreen(context, profile, i18n.t('unsortedGoods.title'), {
    list,
    categories: categories.data,
    view: { place, supplier, q },
    filings: filings.data,
    isAllTicked: query.all === '1',
    left: Number(query.left ?? 0) || 0,
  })
}
