import { useI18n } from '../../app/i18n.tsx'
import { Choice, Field, Form, HiddenFields, Submit } from '../account/fields.tsx'
import { FileField } from '../account/file-field.tsx'
import { useFormState } from '../account/form-state.ts'
import type { OrderData } from './load.ts'

/** Reports a state that the reader's side may set: a choice where there are several. */
export function OrderReport({ data: { order, posted } }: { data: OrderData }) {
  const { t } = useI18n()
  const form = useFormState(posted, 'report')
  const [only, ...others] = order.moves
  if (!only) return null
  const label = others.length === 0 ? t(`orders.report.${only}`) : t('orders.reportOne')
  const choices = order.moves.map((value) => ({ value, text: t(`orders.report.${value}`) }))
  return (
    <details open={form.isPosted} className="no-print">
      <summary>{label}</summary>
      <Form form={form} action="report" checks="orderStep" version={order.version} withFile>
        {others.length === 0 ? (
          <HiddenFields values={{ status: only }} />
        ) : (
          <Choice
            form={form}
            name="status"
            label={t('orders.what')}
            options={[{ value: '', text: t('account.choose') }, ...choices]}
          />
        )}
        <Field form={form} name="day" type="date" label={t('orders.day')} note={t('orders.dayNote')} />
        <Field form={form} name="note" label={t('orders.note')} note={t('orders.noteNote')} rows={2} />
        <FileField
          form={form}
          name="file"
          label={t('orders.files')}
          note={t('thread.filesNote')}
          kinds="any"
          multiple
        />
        <Submit label={others.length === 0 ? label : t('orders.save')} />
      </Form>
    </details>
  )
}
