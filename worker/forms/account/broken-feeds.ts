import { personalHref } from '../../../domain/personal-routes.ts'
import { apiButton } from './api-form.ts'
import type { ScreenForms } from './form-result.ts'

/** The operators' button that fetches a supplier's feed again. */
export const brokenFeedForms: ScreenForms<'brokenFeeds'> = {
  brokenFeeds: {
    fetch: apiButton({
      send: ({ own, fields: { key = '' } }, headers) =>
        own.post('/api/operator/broken-feeds/:id/fetch', { params: { id: key }, headers }),
      next: ({ locale }) => personalHref('brokenFeeds', locale, { done: 'saved' }),
    }),
  },
}
