/** Forms of open requests: a supplier's answer, and the operators' button. */
import { OpenRequestAnswer } from '../../../domain/contract/open-requests.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { parseForm } from '../parse-form.ts'
import { writeHeaders } from './api-form.ts'
import { errorsOf, type ScreenForms, toRemoved } from './form-result.ts'

export const openRequestForms: ScreenForms<'openRequest' | 'publishedRequests'> = {
  openRequest: {
    // Redirects to the conversation, whose id is in the response.
    answer: async ({ own, id, fields, locale }) => {
      const parsed = parseForm(OpenRequestAnswer, { text: fields.text })
      if ('errors' in parsed) return parsed
      const request = { params: { id }, json: parsed.value, headers: await writeHeaders(fields) }
      const response = await own.post('/api/profile/company/open-requests/:id/answer', request)
      if (!response.ok) return { errors: await errorsOf(response) }
      const { inquiry } = (await response.json()).data
      return { location: personalHref('received', locale, inquiry, { done: 'answered' }) }
    },
  },
  publishedRequests: {
    remove: ({ own, fields, locale, query }) =>
      toRemoved(
        () => own.delete('/api/operator/open-requests/:id', { params: { id: fields.key ?? '' } }),
        personalHref('publishedRequests', locale, { ...query, done: 'saved' }),
      ),
  },
}
