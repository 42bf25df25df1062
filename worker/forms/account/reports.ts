import { ReportVerdict } from '../../../domain/contract/reports.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { apiForm } from './api-form.ts'
import type { ScreenForms } from './form-result.ts'

/** Forms of the operators' list of reports. */
export const reportForms: ScreenForms<'deskReports'> = {
  deskReports: {
    decide: apiForm({
      schema: ReportVerdict,
      input: ({ fields: { decision, answer = '' } }) => ({
        decision: decision === 'upheld' || decision === 'dismissed' ? decision : undefined,
        answer,
      }),
      send: ({ own, fields: { id = '' } }, json, headers) =>
        own.patch('/api/operator/reports/:id', { params: { id }, json, headers }),
      next: ({ query, locale }) => personalHref('deskReports', locale, { ...query, done: 'saved' }),
    }),
  },
}
