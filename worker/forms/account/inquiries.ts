import { AssigneeChange, InquiryChange } from '../../../domain/contract/inquiries.ts'
import { NewMessage, NewNote, TranslationOf } from '../../../domain/contract/messages.ts'
import { apiButton, apiForm } from './api-form.ts'
import { uploadedIds, withAllFiles } from './form-files.ts'
import { type FormHandler, type ScreenForms, withMessage } from './form-result.ts'

const RECEIVED = '/api/profile/company/inquiries/:id'
const SENT = '/api/profile/requests/:id'

const changeTo = (status: 'declined' | 'closed') =>
  apiForm({
    schema: InquiryChange,
    input: () => ({ status, reply: undefined }),
    send: ({ own, id }, json, headers) => own.patch(RECEIVED, { params: { id }, json, headers }),
    // The notice `declined` is that of an invitation.
    next: withMessage('received', status === 'declined' ? 'refused' : status),
  })

/** A message with the files that were uploaded with its form. */
const write = (screen: 'received' | 'request'): FormHandler =>
  withAllFiles(
    apiForm({
      schema: NewMessage,
      input: ({ fields, files }) => ({
        text: fields.reply,
        files: uploadedIds(files),
      }),
      send: ({ own, id }, json, headers) =>
        own.post(screen === 'received' ? `${RECEIVED}/messages` : `${SENT}/messages`, {
          params: { id },
          json,
          headers,
        }),
      next: withMessage(screen, screen === 'received' ? 'answered' : 'written'),
      fieldOf: (path) => (path === 'text' ? 'reply' : path.startsWith('files') ? 'file' : path),
    }),
  )

const translate = (screen: 'received' | 'request'): FormHandler =>
  apiForm({
    schema: TranslationOf,
    input: ({ fields: { message } }) => ({ message: message || null }),
    send: ({ own, id, locale }, json, headers) =>
      own.post(screen === 'received' ? `${RECEIVED}/translations` : `${SENT}/translations`, {
        params: { id },
        query: { locale },
        json,
        headers,
      }),
    next: (form) => `${withMessage(screen, 'translated')(form)}#${form.fields.message || 'thread'}`,
    fieldOf: () => '',
  })

/** Forms about inquiries, of the supplier and of the buyer. */
export const inquiryForms: ScreenForms<'received' | 'request'> = {
  received: {
    answer: write('received'),
    translate: translate('received'),
    decline: changeTo('declined'),
    close: changeTo('closed'),
    note: apiForm({
      schema: NewNote,
      input: ({ fields: { text } }) => ({ text }),
      send: ({ own, id }, json, headers) => own.post(`${RECEIVED}/notes`, { params: { id }, json, headers }),
      next: withMessage('received', 'noted'),
    }),
    assign: apiForm({
      schema: AssigneeChange,
      input: ({ fields: { employee } }) => ({ employee: employee || null }),
      send: ({ own, id }, json, headers) => own.patch(`${RECEIVED}/assignee`, { params: { id }, json, headers }),
      next: withMessage('received', 'assigned'),
    }),
  },
  request: {
    answer: write('request'),
    translate: translate('request'),
    'show-contact': apiButton({
      send: ({ own, id, locale }, headers) =>
        own.post(`${SENT}/contact`, { params: { id }, query: { locale }, headers }),
      next: withMessage('request', 'contactShown'),
    }),
    close: apiButton({
      send: ({ own, id }, headers) => own.patch(SENT, { params: { id }, json: { status: 'closed' }, headers }),
      next: withMessage('request', 'closed'),
    }),
  },
}
