/** The table of public lists (worker/render/lists.ts), with the addresses that tests request. */
import { createApi } from '../../domain/api-client.ts'
import { type PublicRouteName, publicRouteNames, routes } from '../../domain/routes.ts'
import { exportedLists } from '../../worker/render/lists.ts'
import { publicRules } from '../../worker/render/screens/public-rules.ts'

export interface TestedList {
  name: PublicRouteName
  /** Path below a language. */
  screen: string
  /** Path of the API call behind it, with its query. */
  api: (query: Record<string, string>) => Promise<string>
  /** Pattern of the links to entries; the first group is the id. */
  entry: RegExp
  /** Query keys of the screen. */
  keys: readonly string[]
  /** A view other than the default. */
  view: string | undefined
}

/** The path that a list's page requests from the API. */
async function apiPathOf(name: PublicRouteName, id: string, query: Record<string, string>): Promise<string> {
  let requestedPath = ''
  const api = createApi(async (path) => {
    requestedPath = path
    return { ok: true, status: 200, headers: new Headers(), json: async () => Object({ data: [] }) }
  })
  await exportedLists[name]?.readPage(Object({ api, id, query, i18n: { locale: 'en' } }))
  return requestedPath.replace(/([?&])locale=en&?/, '$1').replace(/[?&]$/, '')
}

/** @param ids by route, of the thing that the list belongs to: { category: '…', supplierProducts: '…' } */
export function publicLists(ids: Partial<Record<PublicRouteName, string>>): TestedList[] {
  return publicRouteNames.flatMap((name) => {
    const list = exportedLists[name]
    if (!list) return []
    const id = ids[name] ?? ''
    if (routes[name].includes(':id') && !id) throw new Error(`give the id of a thing that '${name}' lists`)
    const entry = list.entryHref(null, { id: 'ID' }).replace(/[?.]/g, '\\$&')
    return {
      name,
      screen: routes[name].replace(':id', id),
      api: (query: Record<string, string>) => apiPathOf(name, id, query),
      entry: new RegExp(entry.replace('ID', '(\\w{16})')),
      keys: publicRules[name].query,
      view: publicRules[name].words?.view?.[1],
    }
  })
}
