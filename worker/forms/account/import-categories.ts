/** The form with which a supplier states where the categories of a file belong: ours are typed, and chosen from a list. */
import { labelledCategory } from '../../../domain/category-labels.ts'
import { CategoryChoices } from '../../../domain/contract/import-categories.ts'
import { MAX_PER_PAGE } from '../../../domain/limits.ts'
import { read } from '../../../domain/page-error.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { isTicked } from '../field-values.ts'
import { apiForm } from './api-form.ts'
import type { FormHandler, SubmittedForm } from './form-result.ts'

type Named = Parameters<typeof labelledCategory>[0]

/** A text that is not a category is sent as it is, so that the schema refuses it beside its field. */
function choicesOf({ fields }: SubmittedForm, ours: Named) {
  const categories: { path: string; category: string | null; propose: boolean }[] = []
  for (let at = 0; at < MAX_PER_PAGE; at += 1) {
    const path = fields[`categories.${at}.path`]
    if (path === undefined) break
    const typed = (fields[`categories.${at}.category`] ?? '').trim()
    const propose = isTicked(fields[`categories.${at}.propose`])
    categories.push({ path, category: typed === '' ? null : (labelledCategory(ours, typed) ?? typed), propose })
  }
  return { categories }
}

export const chooseCategories: FormHandler = async (form) => {
  const { data } = await read(form.own.get('/api/categories', { query: { locale: form.locale } }))
  return apiForm({
    schema: CategoryChoices,
    input: (sent) => choicesOf(sent, data),
    send: ({ own, id }, json, headers) =>
      own.patch('/api/profile/company/imports/:id/categories', { params: { id }, json, headers }),
    next: ({ locale, id }) => personalHref('import', locale, id),
    fieldOf: (path) => (path === 'categories' ? '' : path),
  })(form)
}
