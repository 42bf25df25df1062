import { InquiryChange } from '../../../domain/contract/inquiries.ts'
import { apiForm } from './api-form.ts'
import { type ScreenForms, withNotice } from './form-result.ts'

const changeTo = (status: 'answered' | 'closed') =>
  apiForm({
    schema: InquiryChange,
    input: ({ fields }) => ({ status, reply: status === 'answered' ? fields.reply : undefined }),
    send: ({ own, id }, json, headers) =>
      own.patch('/api/profile/company/inquiries/:id', { params: { id }, json, headers }),
    next: withNotice('received', status),
  })

/** Forms about the inquiries of buyers. */
export const inquiryForms: ScreenForms<'received'> = {
  received: { answer: changeTo('answered'), close: changeTo('closed') },
}
