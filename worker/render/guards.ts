import { PageError } from '../../domain/page-error.ts'

/** What a route says of its query: the shop's and the personal ones alike. */
interface Asked {
  query?: readonly string[]
  guard?: string
  words?: Readonly<Record<string, readonly string[]>>
}

/**
 * Checks and cleans a page's query (DECISIONS section 4). Unknown keys are left out; a known one with an empty value counts
 * as absent. What the values mean is checked by the api that takes them: it refuses a bad one, and the page is a 404.
 * @throws PageError 404 for a page number that is not a whole number from 1, a word that the page does not know, or a value
 *   too long to mean anything
 */
export function checkQuery(route: Asked, search: URLSearchParams): Record<string, string> {
  const query: Record<string, string> = {}
  for (const key of route.query ?? []) {
    const value = search.get(key)?.trim()
    if (!value) continue
    if (value.length > 200) throw new PageError(404, 'query.invalid')
    if (route.words?.[key]?.includes(value) === false) throw new PageError(404, 'query.invalid')
    query[key] = value
  }
  if (route.guard === 'query-params-page' && query.page !== undefined && !/^[1-9]\d{0,8}$/.test(query.page)) {
    throw new PageError(404, 'query.page')
  }
  return query
}
