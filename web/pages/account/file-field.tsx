import { acceptOf, type FileKinds } from '../../../domain/file-types.ts'
import { refusedFilesField } from '../../../domain/form-fields.ts'
import { useI18n } from '../../app/i18n.tsx'
import { FILE_ERROR_CODES } from '../../components/file-codes.ts'
import { Field } from './fields.tsx'
import styles from './file-field.module.css'
import type { FormState } from './form-state.ts'

interface FileFieldProps {
  form: FormState
  name: string
  label: string
  /** Which files it takes, and how large they may be. */
  note: string
  kinds: FileKinds
  /** Whether it takes several. */
  multiple?: boolean
}

/** Files from the device or, where it has one at hand, straight from its camera. */
export function FileField({ form, name, label, note, kinds, multiple = false }: FileFieldProps) {
  const { t } = useI18n()
  return (
    <>
      <Field
        form={form}
        name={name}
        type="file"
        label={label}
        note={note}
        accept={acceptOf(kinds)}
        multiple={multiple}
        data-files={kinds}
      />
      <RefusedFiles form={form} name={name} />
      <div className={styles.camera}>
        <Field
          form={form}
          name={`${name}-camera`}
          type="file"
          label={t('editor.camera')}
          // With exact types instead, some phones would open the gallery.
          accept="image/*"
          capture="environment"
          data-files={kinds}
        />
      </div>
    </>
  )
}

/** Names of the files that were refused while others of the same form were saved. */
export function RefusedFiles({
  form,
  name,
  codes = FILE_ERROR_CODES,
}: {
  form: Pick<FormState, 'value' | 'messageOfCode'>
  name: string
  codes?: string[]
}) {
  const refused = codes.map((code) => ({ code, names: form.value(refusedFilesField(name, code)) }))
  const named = refused.filter(({ names }) => names !== '')
  if (named.length === 0) return null
  return (
    <ul>
      {named.map(({ code, names }) => (
        <li key={code}>
          <strong>{names}</strong> — {form.messageOfCode(code)}
        </li>
      ))}
    </ul>
  )
}
