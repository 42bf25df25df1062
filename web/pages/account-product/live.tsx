import type { FormAction } from '../../../domain/form-actions.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from '../account/account.module.css'
import { Submit } from '../account/fields.tsx'
import editor from './editor.module.css'

/** Attributes of a form that redraws its preview as one types. */
export const PREVIEW_REDRAW = { action: 'see', on: 'input', draws: 'preview' } as const

/**
 * Saves the form, or only shows its preview; with script the preview follows as one types.
 * @param of accessible name of what they save or show
 */
export function Buttons({ see = PREVIEW_REDRAW.action, of }: { see?: FormAction; of?: string }) {
  const { t } = useI18n()
  return (
    <p className={`${styles.row} ${editor.save}`}>
      <Submit label={t('account.save')} of={of} />
      <Submit value={see} quiet label={t('editor.see')} of={of} />
    </p>
  )
}
