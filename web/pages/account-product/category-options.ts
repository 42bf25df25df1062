import type { Category } from '../../../domain/contract/categories.ts'
import { labelledText } from '../../../domain/labelled-text.ts'
import { useI18n } from '../../app/i18n.tsx'

/** Categories as options, in the order of the tree, indented by their level; the first option is none. */
export function useCategoryOptions(categories: readonly Category[]): { value: string; text: string }[] {
  const i18n = useI18n()
  const options = categories.map(({ id, name, level }) => ({
    value: id,
    text: `${'\u00a0\u00a0'.repeat(Math.max(0, level - 1))}${labelledText(name, i18n)}`,
  }))
  return [{ value: '', text: i18n.t('account.choose') }, ...options]
}
