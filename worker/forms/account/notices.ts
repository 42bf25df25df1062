/** A person's notices on the site. */
import { personalHref } from '../../../domain/personal-routes.ts'
import { apiButton } from './api-form.ts'
import type { ScreenForms } from './form-result.ts'

const reading = (earlier: boolean) =>
  apiButton({
    send: ({ own, fields: { id = '' } }, headers) =>
      own.patch('/api/profile/notices/:id', { params: { id }, json: { read: true, earlier }, headers }),
    next: ({ locale, query }) => personalHref('notices', locale, query),
  })

export const noticeForms: ScreenForms<'notices'> = { notices: { read: reading(false), 'read-all': reading(true) } }
