/**
 * @param page path and query of a page of this site
 * @param keys to be set in its query; undefined takes a key out
 */
export function addressWith(page: string, keys: Record<string, string | undefined>): string {
  const { pathname, searchParams } = new URL(page, 'http://page')
  for (const [key, value] of Object.entries(keys)) {
    if (value === undefined) searchParams.delete(key)
    else searchParams.set(key, value)
  }
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}
