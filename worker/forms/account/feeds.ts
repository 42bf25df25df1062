/** Addresses from which an organization's goods are fetched. */
import { NewFeed } from '../../../domain/contract/goods-feeds.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { apiButton, apiForm } from './api-form.ts'
import { type ScreenForms, toRemoved, withMessage } from './form-result.ts'

const FEEDS = '/api/profile/company/feeds'

export const feedForms: ScreenForms<'goodsFeeds'> = {
  goodsFeeds: {
    save: apiForm({
      schema: NewFeed,
      input: ({ fields: { url, user, password, hour, weekday } }) => ({
        url,
        user,
        password,
        hour: Number(hour),
        weekday: weekday === 'all' ? null : Number(weekday),
      }),
      send: ({ own }, json, headers) => own.post(FEEDS, { json, headers }),
      next: withMessage('goodsFeeds', 'saved'),
      fieldOf: (path) => path,
    }),
    fetch: apiButton({
      send: ({ own, fields }, headers) => own.post(`${FEEDS}/:id/fetch`, { params: { id: fields.key ?? '' }, headers }),
      next: ({ locale, fields }) => personalHref('goodsFeeds', locale, { of: fields.key ?? '' }),
    }),
    remove: (form) =>
      toRemoved(
        () => form.own.delete(`${FEEDS}/:id`, { params: { id: form.fields.key ?? '' } }),
        withMessage('goodsFeeds', 'saved')(form),
      ),
  },
}
