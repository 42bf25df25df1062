import { readCompared } from '../../../domain/compared.ts'
import type { LinkedList, OpenedList, SavedList } from '../../../domain/contract/lists.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import type { Loaded } from '../../app/page/load.ts'
import { type PersonalContext, type PersonalLoad, privateScreen } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { favouriteCount } from '../account/favourite-count.ts'
import { readProfile } from '../account/membership.ts'
import { listName } from './list-name.ts'

export interface ListsData extends AccountData {
  lists: SavedList[]
  favourites: number
  /** Products of the address that are to be added to a list; 0 on the overview. */
  added: number
  /** Their quantity as the address has it, and its unit; '' for none. */
  quantity: string
  unit: string
}

/**
 * One's lists, the favourites first; or a form for products in the address, which asks to which of the lists they are
 * added.
 * @throws PageError 404 for a malformed list of products
 */
export const loadLists: PersonalLoad<ListsData> = async (context) => {
  const { own, query, i18n } = context
  const added = query.add === undefined ? [] : readCompared(query.add)
  if (!added) throw new PageError(404, 'query.invalid')
  const [profile, { data: lists }, favourites] = await Promise.all([
    readProfile(context),
    read(own.get('/api/profile/lists')),
    favouriteCount(context),
  ])
  const data = { lists, favourites, added: added.length, quantity: query.quantity ?? '', unit: query.unit ?? '' }
  return accountScreen(context, profile, i18n.t(added.length > 0 ? 'lists.addTitle' : 'lists.title'), data)
}

export interface ListData extends AccountData {
  list: OpenedList
  /** Whether it can be shared within an organization. */
  hasOrganization: boolean
  /** Address of its link; null without one. */
  link: string | null
}

/** @throws PageError 404 for a list that is neither one's own nor shared by a colleague */
export const loadList: PersonalLoad<ListData> = async (context) => {
  const { own, id, i18n, origin } = context
  const [profile, { data: list }] = await Promise.all([
    readProfile(context),
    read(own.get('/api/profile/lists/:id', { params: { id }, query: { locale: i18n.locale } })),
  ])
  const link = list.token && origin + personalHref('sharedList', i18n.locale, { token: list.token })
  const title = listName(list, i18n.t)
  return accountScreen(context, profile, title, { list, hasOrganization: profile.organization !== null, link })
}

/** @throws PageError 404 for a token that was never given, or was revoked */
export async function loadSharedList({ api, query, i18n }: PersonalContext): Promise<Loaded<LinkedList>> {
  const { token = '' } = query
  if (!/^[0-9a-f]{32}$/.test(token)) throw new PageError(404, 'page.unknown')
  const { data } = await read(api.get('/api/lists/:token', { params: { token }, query: { locale: i18n.locale } }))
  return privateScreen(listName(data, i18n.t), data)
}
