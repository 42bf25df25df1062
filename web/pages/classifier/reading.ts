import type { SearchView } from '../../../domain/classifier/search-view.ts'
import type { I18n } from '../../../domain/i18n.ts'

/** Whether the query may be something else: a part number, or a company's tax number, which look like codes. */
export const mayBeElsewhere = ({ total, partial, reading }: SearchView, q: string): boolean =>
  total === 0 || partial || reading === 'part' || reading === 'nearest' || (reading !== 'code' && /\d/.test(q))

/** How the query was read, where that differs from what was typed: another keyboard layout, a corrected word … */
export function describeReading({ reading, partial, words }: SearchView, { t }: I18n): string | null {
  const read = { words: words.join(' ') }
  if (reading === 'layout') return t('codes.read.layout', read)
  if (reading === 'latin') return t('codes.read.latin', read)
  if (reading === 'spelling') return t('codes.read.spelling', read)
  if (reading === 'part') return t('codes.read.part')
  if (reading === 'nearest') return t('codes.read.nearest')
  return partial ? t('codes.read.partial') : null
}
