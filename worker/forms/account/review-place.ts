/** Where the forms of reviews redirect to: back to the view of the queue, or to its next review. */
import { personalHref } from '../../../domain/personal-routes.ts'
import { REVIEW_VIEW_KEYS } from '../../../domain/review-view.ts'
import type { SubmittedForm } from './form-result.ts'

/**
 * Redirects to the next review of the queue, to the queue where there is none, or to the same review again. After an act on a company other
 * than the decision the company's screen is shown again.
 */
function backToReview({ fields, locale }: SubmittedForm, isDone: boolean): string {
  const view = Object.fromEntries(REVIEW_VIEW_KEYS.map((key) => [key, fields[`view.${key}`]]))
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

/** The address after a decision. */
export const saved = (form: SubmittedForm) => backToView(form)
/** The screen of the product, with the button that undoes the act. */
export const stayed = (form: SubmittedForm): string =>
  form.fields['view.at']
    ? backToReview(form, false)
    : personalHref('productReview', form.locale, form.fields.id ?? '', { done: 'saved' })

/** The path parameters of a desk's form: the id that it carries. */
export const idParams = ({ fields }: SubmittedForm) => ({ id: fields.id ?? '' })
