import { useI18n } from '../../app/i18n.tsx'
import styles from './account.module.css'
import { Submit } from './fields.tsx'

interface MoveButtonsProps {
  /** What is moved: value of the form's field `key`. */
  file: string
  version: number
  /** Its place, from 0. */
  at: number
  /** For who cannot see the row around them. */
  label: string
  isLast: boolean
}

/** Where a picture in a list of them is found again after it was moved there (worker/forms/account/order.ts). */
export const pictureId = (at: number): string => `picture-${at + 1}`

/** Moves a picture up or down in its list. */
export function MoveButtons({ file, version, at, label, isLast }: MoveButtonsProps) {
  const { t } = useI18n()
  return (
    <form method="post" className={styles.row}>
      <input type="hidden" name="key" defaultValue={file} />
      <input type="hidden" name="version" defaultValue={String(version)} />
      <input type="hidden" name="at" defaultValue={String(at)} />
      {at === 0 ? null : (
        <Submit value="earlier" quiet label={`${t('account.earlier')}: ${label}`}>
          {t('account.earlier')}
        </Submit>
      )}
      {isLast ? null : (
        <Submit value="later" quiet label={`${t('account.later')}: ${label}`}>
          {t('account.later')}
        </Submit>
      )}
    </form>
  )
}
