import type { OrderStatus } from '../../../domain/statuses/order.ts'
import { useI18n } from '../../app/i18n.tsx'
import { Field, Form, HiddenFields, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import type { OrderData } from './load.ts'

/** A form for each state that the reader's side may set; the one that was refused stays open. */
export const Report = ({ data }: { data: OrderData }) =>
  data.order.moves.map((status) => <One key={status} data={data} status={status} />)

function One({ data: { order, posted }, status }: { data: OrderData; status: OrderStatus }) {
  const { t } = useI18n()
  const isOwn = posted?.fields.status === status
  const form = useFormState(isOwn ? posted : null, 'report')
  const label = t(`orders.report.${status}`)
  return (
    <details open={form.isPosted} className="no-print">
      <summary>{label}</summary>
      <Form form={form} action="report" checks="orderStep" version={order.version}>
        <HiddenFields values={{ status }} />
        <Field form={form} name="day" type="date" label={t(`orders.day.${status}`)} note={t('orders.dayNote')} />
        <Field form={form} name="note" label={t(`orders.note.${status}`)} rows={2} />
        <Submit label={label} />
      </Form>
    </details>
  )
}
