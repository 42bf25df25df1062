import { useI18n } from '../../app/i18n.tsx'
import { Field } from './fields.tsx'
import styles from './file-field.module.css'
import type { FormState } from './form-state.ts'

interface FileFieldProps {
  form: FormState
  name: string
  label: string
  note: string
  accept: string
}

/** A file from the device or, where it has one at hand, straight from its camera. The form sends whichever was chosen last. */
export function FileField({ form, name, label, note, accept }: FileFieldProps) {
  const { t } = useI18n()
  return (
    <>
      <Field form={form} name={name} type="file" label={label} note={note} accept={accept} />
      <div className={styles.camera}>
        <Field
          form={form}
          name={`${name}-camera`}
          type="file"
          label={t('editor.camera')}
          accept="image/*"
          capture="environment"
        />
      </div>
    </>
  )
}
