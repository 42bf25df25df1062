import type { Import } from '../../../domain/contract/imports.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'

interface UndoProps {
  version: number
  posted: FormSubmission | null
  until: string
  label: string
}

export function UndoImport({ version, posted, until, label }: UndoProps) {
  const { t, date } = useI18n()
  const form = useFormState(posted, 'takeBack')
  return (
    <section className="no-print">
      <p>
        {t('imports.undo.until', { date: date(until) })} {t('imports.undo.note')}
      </p>
      <Form form={form} action="takeBack" version={version}>
        <Submit label={label} />
      </Form>
    </section>
  )
}

/** What undoing has brought back, and the goods that it has left. */
export function UndoResult({ undo }: { undo: NonNullable<Import['undo']> }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { restored, kept, goods } = undo
  return (
    <section>
      <p>{t('imports.undo.restored', { n: restored })}</p>
      {kept > 0 ? <p>{t('imports.undo.kept', { n: kept })}</p> : null}
      {goods.length > 0 ? (
        <ul>
          {goods.map(({ id, name }) => (
            <li key={id}>
              <a href={to('product', id)}>{name || id}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
