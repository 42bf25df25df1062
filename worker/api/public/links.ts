import type { Localized } from '../../../domain/contract/values.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Text } from '../../../domain/text.ts'
import { localized } from '../http/locale.ts'

/** Columns of a row that has a page of its own. */
export interface LinkRow {
  id: string
  slug: string
  names: Text
}

/** @returns what a link to its page needs. */
export const toLink = (
  { id, slug, names }: LinkRow,
  locale: Locale,
): { id: string; slug: string; name: Localized } => ({ id, slug, name: localized(names, locale) })
