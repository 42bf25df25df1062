import type { PageMeta } from '../../../domain/contract/values.ts'
import { RedirectError } from '../../../domain/page-error.ts'

/**
 * Leads from beyond the end of a list to its last page: with each row that is dealt with the list becomes shorter.
 * @param href address of a page; of the first one for undefined
 * @throws RedirectError
 */
export function redirectBeyond(
  { page, pages }: Pick<PageMeta, 'page' | 'pages'>,
  href: (page: number | undefined) => string,
): void {
  if (page > Math.max(1, pages)) throw new RedirectError(href(pages > 1 ? pages : undefined))
}
