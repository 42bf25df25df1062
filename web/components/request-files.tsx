import { MAX_REQUEST_FILES } from '../../domain/contract/request-files.ts'
import { acceptOf } from '../../domain/file-types.ts'
import { ATTACHED_PREFIX } from '../../domain/form-fields.ts'
import { useI18n } from '../app/i18n.tsx'
import { contactField, type Typed } from './contact-fields.tsx'
import { FormField, FormTick } from './form-field.tsx'

/** Files that go along with a request; `once` marks the page, so that a form that is sent twice stores them once. What was uploaded with a form that was refused stays with it, and can be left out. */
export function RequestFiles(submission: Typed) {
  const i18n = useI18n()
  const { typed } = submission
  const { defaultValue: _, error, ...field } = contactField(i18n, submission, 'file')
  const attached = Object.entries(typed).filter(([name]) => name.startsWith(ATTACHED_PREFIX))
  return (
    <>
      <input type="hidden" name="once" defaultValue={crypto.randomUUID()} />
      <FormField
        {...field}
        error={error && [typed.refused, error].filter(Boolean).join(' — ')}
        label={i18n.t('inquiry.files')}
        note={i18n.t('inquiry.filesNote', { n: MAX_REQUEST_FILES })}
        type="file"
        multiple
        accept={acceptOf('any')}
        data-files="any"
        data-most={MAX_REQUEST_FILES}
      />
      {attached.length > 0 && (
        <fieldset>
          <legend>{i18n.t('inquiry.attached')}</legend>
          {attached.map(([name, file]) => (
            <div key={name}>
              <FormTick name={name} value={file} defaultChecked>
                {file}
              </FormTick>
            </div>
          ))}
        </fieldset>
      )}
    </>
  )
}
