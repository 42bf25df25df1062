import { InquiryChange } from '../../../domain/contract/inquiries.ts'
import { apiButton, apiForm } from './api-form.ts'
import { type ScreenForms, withNotice } from './form-result.ts'

const changeTo = (status: 'answered' | 'declined' | 'closed') =>
  apiForm({
    schema: InquiryChange,
    input: ({ fields }) => ({ status, reply: status === 'answered' ? fields.reply : undefined }),
    send: ({ own, id }, json, headers) =>
      own.patch('/api/profile/company/inquiries/:id', { params: { id }, json, headers }),
    next: withNotice('received', status),
  })

/** Forms about inquiries, of the supplier and of the buyer. */
export const inquiryForms: ScreenForms<'received' | 'request'> = {
  received: { answer: changeTo('answered'), decline: changeTo('declined'), close: changeTo('closed') },
  request: {
    close: apiButton({
      send: ({ own, id }, headers) =>
        own.patch('/api/profile/requests/:id', { params: { id }, json: { status: 'closed' }, headers }),
      next: withNotice('request', 'closed'),
    }),
  },
}
