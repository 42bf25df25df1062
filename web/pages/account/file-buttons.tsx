import type { PictureSubject } from '../../../domain/contract/values.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from './account.module.css'
import { HiddenFields, Submit } from './fields.tsx'
import { OrganizationField } from './organization-field.tsx'

interface RemoveFileProps {
  /** The logo has a button of its own and no id. */
  action?: 'remove' | 'logo-remove'
  file?: string
  label: string
}

export function RemoveFile({ action = 'remove', file, label }: RemoveFileProps) {
  const { t } = useI18n()
  return (
    <form method="post">
      <OrganizationField />
      {file ? <HiddenFields values={{ key: file }} /> : null}
      <Submit value={action} quiet label={t('account.remove')} of={label} />
    </form>
  )
}

interface PictureButtonsProps {
  file: string
  version: number
  /** Its place in the list, from 0. */
  at: number
  label: string
  isLast: boolean
  /** What it shows, where that can be changed. */
  shows?: PictureSubject
}

/** Id of the place in the list that a picture was moved to: the redirect leads there (worker/forms/account/order.ts). */
export const pictureId = (at: number): string => `picture-${at + 1}`

/** Moves a picture up or down in its list, says what it shows, or removes it. */
export function PictureButtons({ file, version, at, label, isLast, shows }: PictureButtonsProps) {
  const { t } = useI18n()
  return (
    <div className={styles.row}>
      <form method="post" className={styles.row}>
        <OrganizationField />
        <HiddenFields values={{ key: file, version, at }} />
        {at === 0 ? null : <Submit value="earlier" quiet label={t('account.earlier')} of={label} />}
        {isLast ? null : <Submit value="later" quiet label={t('account.later')} of={label} />}
        {shows === 'photo' ? <Submit value="drawing" quiet label={t('editor.toDrawing')} of={label} /> : null}
        {shows === 'drawing' ? <Submit value="photo" quiet label={t('editor.toPhoto')} of={label} /> : null}
      </form>
      <RemoveFile file={file} label={label} />
    </div>
  )
}
