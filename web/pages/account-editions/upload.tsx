import { CLASSIFIERS } from '../../../domain/classifier/compact.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from '../account/account.module.css'
import { Choice, Field, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'

/** What file dialogs offer; the content decides. */
const ACCEPT = '.csv,.txt,.jsonl,.ndjson,.zip,text/csv,application/zip'

/** The files of an edition, in the forms in which they are published. */
export function EditionUpload({ posted }: { posted: FormSubmission | null }) {
  const { t } = useI18n()
  const form = useFormState(posted, 'upload', { tree: 'tnved' })
  const trees = CLASSIFIERS.map((value) => ({ value, text: t(`codes.${value}.name`) }))
  return (
    <section>
      <h2>{t('editions.add')}</h2>
      <Form form={form} action="upload" withFile>
        <Choice form={form} name="tree" label={t('editions.tree')} options={trees} />
        <Field form={form} name="dated" type="date" label={t('editions.dated')} note={t('editions.datedNote')} />
        <Field
          form={form}
          name="file"
          type="file"
          label={t('editions.files')}
          note={t('editions.filesNote')}
          accept={ACCEPT}
          multiple
        />
        <p className={`soft small ${styles.narrow}`}>{t('editions.kindsNote')}</p>
        <Submit label={t('editions.upload')} />
      </Form>
    </section>
  )
}
