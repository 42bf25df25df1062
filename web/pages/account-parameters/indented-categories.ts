import type { DeclaringCategory } from '../../../domain/contract/parameter-declarations.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { labelledText } from '../../../domain/labelled-text.ts'

/** Categories as options of a choice, those below another one indented. */
export const indentedCategories = (categories: readonly DeclaringCategory[], i18n: I18n) =>
  categories.map(({ id, name, level }) => ({ value: id, text: '\u2003'.repeat(level - 1) + labelledText(name, i18n) }))
