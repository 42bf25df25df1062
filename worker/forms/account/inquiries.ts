import { AssigneeChange, InquiryChange } from '../../../domain/contract/inquiries.ts'
import { NewMessage, NewNote } from '../../../domain/contract/messages.ts'
import { apiButton, apiForm } from './api-form.ts'
import { type FormHandler, type ScreenForms, withNotice } from './form-result.ts'

const RECEIVED = '/api/profile/company/inquiries/:id'
const SENT = '/api/profile/requests/:id'

const changeTo = (status: 'declined' | 'closed') =>
  apiForm({
    schema: InquiryChange,
    input: () => ({ status, reply: undefined }),
    send: ({ own, id }, json, headers) => own.patch(RECEIVED, { params: { id }, json, headers }),
    // `declined` is the notice of an invitation.
    next: withNotice('received', status === 'declined' ? 'refused' : status),
  })

/** A message with the files that were uploaded with its form. One refused file stops it, since a reply may speak of the file. */
const write = (screen: 'received' | 'request'): FormHandler => {
  const send = apiForm({
    schema: NewMessage,
    input: ({ fields, files }) => ({
      text: fields.reply,
      files: files.flatMap((file) => ('id' in file ? [file.id] : [])),
    }),
    send: ({ own, id }, json, headers) =>
      own.post(screen === 'received' ? `${RECEIVED}/messages` : `${SENT}/messages`, { params: { id }, json, headers }),
    next: withNotice(screen, screen === 'received' ? 'answered' : 'written'),
    fieldOf: (path) => (path === 'text' ? 'reply' : path.startsWith('files') ? 'file' : path),
  })
  return async (form) => {
    const refused = form.files.flatMap((file) => ('errors' in file ? file.errors : []))
    return refused.length > 0 ? { errors: refused.map(({ code }) => ({ field: 'file', code })) } : send(form)
  }
}

/** Forms about inquiries, of the supplier and of the buyer. */
export const inquiryForms: ScreenForms<'received' | 'request'> = {
  received: {
    answer: write('received'),
    decline: changeTo('declined'),
    close: changeTo('closed'),
    note: apiForm({
      schema: NewNote,
      input: ({ fields: { text } }) => ({ text }),
      send: ({ own, id }, json, headers) => own.post(`${RECEIVED}/notes`, { params: { id }, json, headers }),
      next: withNotice('received', 'noted'),
    }),
    assign: apiForm({
      schema: AssigneeChange,
      input: ({ fields: { employee } }) => ({ employee: employee || null }),
      send: ({ own, id }, json, headers) => own.patch(`${RECEIVED}/assignee`, { params: { id }, json, headers }),
      next: withNotice('received', 'assigned'),
    }),
  },
  request: {
    answer: write('request'),
    close: apiButton({
      send: ({ own, id }, headers) => own.patch(SENT, { params: { id }, json: { status: 'closed' }, headers }),
      next: withNotice('request', 'closed'),
    }),
  },
}
