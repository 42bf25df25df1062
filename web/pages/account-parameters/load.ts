import type { DeclaringCategory, ListedDeclaration } from '../../../domain/contract/parameter-declarations.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { demandOperator } from '../account/membership.ts'

export interface CategoriesData extends AccountData {
  categories: DeclaringCategory[]
}

/**
 * All categories, with how much each declares.
 * @throws PageError 404 for everyone but operators
 */
export const loadCategories: PersonalLoad<CategoriesData> = async (context) => {
  const { own, i18n } = context
  const profile = await demandOperator(context)
  const { data } = await read(own.get('/api/operator/categories', { query: { locale: i18n.locale } }))
  return accountScreen(context, profile, i18n.t('moderation.parameters.title'), { categories: data })
}

export interface CategoryData extends AccountData {
  category: DeclaringCategory
  declared: ListedDeclaration[]
  /** The declaration whose form is open; 'new' for the form of another one; null for none. */
  edited: ListedDeclaration | 'new' | null
  /** The declaration that is to be removed once that is confirmed. */
  removed: ListedDeclaration | null
}

/**
 * What one category declares.
 * @throws PageError 404 for everyone but operators, an unknown category, and a key that it does not have
 */
export const loadCategory: PersonalLoad<CategoryData> = async (context) => {
  const { own, id, query, i18n } = context
  const profile = await demandOperator(context)
  const [{ data: categories }, { data: declared }] = await Promise.all([
    read(own.get('/api/operator/categories', { query: { locale: i18n.locale } })),
    read(own.get('/api/operator/categories/:id/parameters', { params: { id } })),
  ])
  const category = categories.find((one) => one.id === id)
  if (!category) throw new PageError(404, 'page.unknown')
  const named = (key: string | undefined) => {
    if (key === undefined) return null
    const found = declared.find((one) => one.key === key)
    if (!found) throw new PageError(404, 'page.unknown')
    return found
  }
  const edited = query.edit === 'new' ? ('new' as const) : named(query.edit)
  const title = `${category.name.text} – ${i18n.t('moderation.parameters.title')}`
  return accountScreen(context, profile, title, { category, declared, edited, removed: named(query.remove) })
}
