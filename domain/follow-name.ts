import { formatCode } from './classifier/format-code.ts'
import type { Follow } from './contract/follows.ts'
import type { Localized } from './contract/values.ts'
import { countryName } from './country-name.ts'
import type { I18n } from './i18n.ts'

/** Filters that are part of a followed list's name; if there are others, the name only says so. */
const NAMED = ['q', 'tnved', 'supplier', 'category', 'country']

type Followed = Pick<Follow, 'kind' | 'category' | 'supplier'> & {
  filters: Record<string, string>
  /** How names of suppliers and categories are written. */
  write: (name: Localized) => string
}

/** @returns what is followed, in the reader's language: '“ball valve” — Uralarmatura — China' */
export function followName(
  { kind, filters, category, supplier, write }: Followed,
  { t, locale }: Pick<I18n, 't' | 'locale'>,
) {
  const { q, tnved, code = '', country } = filters
  if (kind !== 'goods') return t(code === '' ? `follow.all.${kind}` : `follow.code.${kind}`, { code: formatCode(code) })
  const hasMore = Object.keys(filters).some((key) => !NAMED.includes(key))
  return [
    q && t('follow.words', { q }),
    tnved && t('follow.code.goods', { code: formatCode(tnved) }),
    supplier && write(supplier),
    category && write(category),
    country && countryName(country, locale),
    hasMore && t('follow.filtered'),
  ]
    .filter(Boolean)
    .join(' — ')
}
