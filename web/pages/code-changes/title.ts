import { formatCode } from '../../../domain/classifier/format-code.ts'
import type { I18n } from '../../../domain/i18n.ts'
import type { CodeChangesData } from './load.ts'

/** The name of the list, of all codes or of those that begin with some digits. */
export function titleOf({ tree, code }: Pick<CodeChangesData, 'tree' | 'code'>, { t }: I18n): string {
  const name = t(`codes.${tree}.name`)
  return code === '' ? t('codeChanges.title', { name }) : t('codeChanges.titleOf', { name, code: formatCode(code) })
}
