/** Where the forms of reviews lead: back to the view of the queue, or on in it. */
import { personalHref } from '../../../domain/personal-routes.ts'
import type { SubmittedForm } from './form-result.ts'

/** Keys of the queue's filters (web/pages/account-review/view.ts). */
const REVIEW_VIEW = ['kind', 'company', 'category', 'written', 'days', 'keys']

/** The next of the queue, the queue where there is none, or the same again. Acts on a company beside its review stay with it. */
function backToReview({ fields, locale }: SubmittedForm, isDone: boolean): string {
  const view = Object.fromEntries(REVIEW_VIEW.map((key) => [key, fields[`view.${key}`]]))
  const query = { ...view, done: 'saved' }
  const isCompany = fields['view.kind'] === 'company'
  const goesOn = isDone && (!isCompany || fields.action === 'decide')
  const place = goesOn ? fields['view.next'] : fields['view.at']
  const screen = isCompany ? 'deskCompany' : 'productReview'
  return place ? personalHref(screen, locale, place, query) : personalHref('reviews', locale, query)
}

/** The search and the page from which the form was sent: a decision returns there. @param more the message to show */
export function backToView(form: SubmittedForm, more: Record<string, string | number> = {}): string {
  const { fields, locale } = form
  if (fields['view.at']) return backToReview(form, more.undo === undefined)
  const view = ['q', 'kind', 'company', 'page', 'sample'].flatMap((key) => {
    const value = fields[`view.${key}`]
    return value ? [[key, value] as const] : []
  })
  return personalHref('admin', locale, { ...Object.fromEntries(view), ...more, done: 'saved' })
}

/** Where a decision leads. */
export const saved = (form: SubmittedForm) => backToView(form)
/** The screen of the product, on which what was done is undone. */
export const stayed = (form: SubmittedForm): string =>
  form.fields['view.at']
    ? backToReview(form, false)
    : personalHref('productReview', form.locale, form.fields.id ?? '', { done: 'saved' })

/** The id that a form of the desk carries, for the path of its call. */
export const paramsOf = ({ fields }: SubmittedForm) => ({ id: fields.id ?? '' })
