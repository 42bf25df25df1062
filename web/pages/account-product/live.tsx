import type { FormAction } from '../../../domain/form-actions.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from '../account/account.module.css'
import { Submit } from '../account/fields.tsx'

/** A form whose product is seen beside it as it is typed. */
export const SEEN = { action: 'see', on: 'input', draws: 'preview' } as const

/** Saves the form, or only shows what it comes to: with script that is seen at once. */
export function Buttons({ see = SEEN.action, label }: { see?: FormAction; label?: string }) {
  const { t } = useI18n()
  return (
    <p className={styles.row}>
      <Submit {...(label && { label: `${t('account.save')}: ${label}` })}>{t('account.save')}</Submit>
      <Submit value={see} quiet {...(label && { label: `${t('editor.see')}: ${label}` })}>
        {t('editor.see')}
      </Submit>
    </p>
  )
}
