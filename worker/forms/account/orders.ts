/** The form with which each side reports a state of an order. */
import { OrderChange } from '../../../domain/contract/orders.ts'
import { ORDER_STATUSES } from '../../../domain/statuses/order.ts'
import { isAhead } from '../../../domain/utc-day.ts'
import { apiForm, buttonStatus } from './api-form.ts'
import { uploadedIds, withAllFiles } from './form-files.ts'
import { type FormHandler, type ScreenForms, withMessage } from './form-result.ts'

/** A value that no schema accepts, in place of a day in the future: it is reported with all other errors of the form. */
const AHEAD = Symbol('future')

const PLACES = { order: '/api/profile/orders/:id', sale: '/api/profile/company/orders/:id' } as const

/** One refused file stops the form, since the note may refer to the file. */
const report = (screen: keyof typeof PLACES): FormHandler =>
  withAllFiles(
    apiForm({
      schema: OrderChange,
      input: ({ fields: { status, day, note }, files }) => ({
        status: ORDER_STATUSES.find((one) => one === status),
        day: day && isAhead(day, Date.now()) ? AHEAD : day || null,
        note,
        files: uploadedIds(files),
      }),
      send: ({ own, id }, json, headers) => own.patch(PLACES[screen], { params: { id }, json, headers }),
      next: withMessage(screen, 'orderReported'),
      fieldOf: (path) => (path.startsWith('files') ? 'file' : buttonStatus(path)),
    }),
  )

export const orderForms: ScreenForms<'order' | 'sale'> = {
  order: { report: report('order') },
  sale: { report: report('sale') },
}
