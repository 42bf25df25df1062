/**
 * Addresses at which partners fetch an organization's goods: an address with a token is shown in the response to the form, and nowhere
 * else.
 */
import type { ApiResponse } from '../../../domain/api-client.ts'
import { type MadePartnerFeed, NewPartnerFeed } from '../../../domain/contract/partner-feeds.ts'
import { isTicked } from '../field-values.ts'
import { parseForm } from '../parse-form.ts'
import { writeHeaders } from './api-form.ts'
import {
  errorsOf,
  type FormHandler,
  type FormResult,
  type ScreenForms,
  type SubmittedForm,
  toRemoved,
  withMessage,
} from './form-result.ts'

const FEEDS = '/api/profile/company/partner-feeds'

const toSaved = withMessage('partnerFeeds', 'saved')
const one = ({ fields }: SubmittedForm) => ({ params: { id: fields.key ?? '' } })

/** @returns the page with the new address; for a feed without a token the list, which has it */
async function withNewAddress(form: SubmittedForm, response: ApiResponse<MadePartnerFeed>): Promise<FormResult> {
  if (!response.ok) return { errors: await errorsOf(response) }
  const { address, token } = (await response.json()).data
  if (token === null) return { location: toSaved(form) }
  return { errors: [], fields: { action: 'save', address: `${address}?token=${token}` } }
}

const publish: FormHandler = async (form) => {
  const { name, format, locale, category, access, ...boxes } = form.fields
  const parsed = parseForm(NewPartnerFeed, {
    name,
    format,
    locale,
    category: category || null,
    priced: isTicked(boxes.priced),
    inStock: isTicked(boxes.inStock),
    open: access === 'open',
  })
  if ('errors' in parsed) return parsed
  return withNewAddress(
    form,
    await form.own.post(FEEDS, { json: parsed.value, headers: await writeHeaders(form.fields) }),
  )
}

export const partnerFeedForms: ScreenForms<'partnerFeeds'> = {
  partnerFeeds: {
    save: publish,
    renew: async (form) => withNewAddress(form, await form.own.put(`${FEEDS}/:id/token`, one(form))),
    revoke: (form) => toRemoved(() => form.own.delete(`${FEEDS}/:id/token`, one(form)), toSaved(form)),
    remove: (form) => toRemoved(() => form.own.delete(`${FEEDS}/:id`, one(form)), toSaved(form)),
  },
}
