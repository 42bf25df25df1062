import { FOLLOW_KINDS, type Follow, type FollowKind, followedFilters } from '../../../domain/contract/follows.ts'
import type { Localized } from '../../../domain/contract/values.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import type { PersonalContext, PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { readProfile } from '../account/membership.ts'

const FOLLOWS = '/api/profile/follows'

/** A list that a page has led here with, to be followed by one press. */
interface Offered {
  kind: FollowKind
  query: string
  category: Localized | null
  supplier: Localized | null
  /** Whether it is followed already. */
  isFollowed: boolean
}

export interface FollowsData extends AccountData {
  follows: Follow[]
  offered: Offered | null
}

/** @throws PageError 404 for what cannot be followed */
async function readOffered({ query, trees, api, i18n }: PersonalContext, follows: Follow[]): Promise<Offered | null> {
  if (query.query === undefined && query.kind === undefined) return null
  const kind = FOLLOW_KINDS.find((one) => one === query.kind)
  const filters = kind && followedFilters(kind, query.query ?? '')
  if (!kind || !filters) throw new PageError(404, 'page.unknown')
  const { category, supplier } = filters
  const sent = new URLSearchParams(filters).toString()
  const [tree, company] = await Promise.all([
    category === undefined ? [] : trees.categories(),
    supplier && read(api.get('/api/companies/:id', { params: { id: supplier }, query: { locale: i18n.locale } })),
  ])
  return {
    kind,
    query: sent,
    category: tree.find(({ id }) => id === category)?.name ?? null,
    supplier: company ? company.data.name : null,
    isFollowed: follows.some((one) => one.kind === kind && one.query === sent),
  }
}

/** What one follows, and a list that may be added to it. */
export const load: PersonalLoad<FollowsData> = async (context) => {
  const { own, i18n } = context
  const [profile, { data: follows }] = await Promise.all([
    readProfile(context),
    read(own.get(FOLLOWS, { query: { locale: i18n.locale } })),
  ])
  const offered = await readOffered(context, follows)
  return accountScreen(context, profile, i18n.t('follow.title'), { follows, offered })
}
