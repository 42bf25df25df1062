import type { CategoryOnDesk } from '../../../domain/contract/desk-categories.ts'
import type { DeclaringCategory, ListedDeclaration } from '../../../domain/contract/parameter-declarations.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { requireOperator } from '../account/membership.ts'

export interface CategoriesData extends AccountData {
  categories: DeclaringCategory[]
  /** Whether the form of another category is open. */
  isAdding: boolean
  /** How many have goods that are still being moved. */
  moving: number
}

/**
 * All categories, with how much each declares.
 * @throws PageError 404 for everyone but operators
 */
export const loadCategories: PersonalLoad<CategoriesData> = async (context) => {
  const { own, query, i18n } = context
  const profile = await requireOperator(context, 'parameter.read')
  const { data, meta } = await read(own.get('/api/operator/categories', { query: { locale: i18n.locale } }))
  return accountScreen(context, profile, i18n.t('moderation.parameters.title'), {
    categories: data,
    isAdding: query.edit === 'new',
    moving: meta.moving,
  })
}

export interface CategoryData extends AccountData {
  category: DeclaringCategory
  /** All categories in the order of the tree: where it may be moved, and what it may be merged into. */
  categories: DeclaringCategory[]
  /** The category that this one will be merged into, once that is confirmed. */
  into: DeclaringCategory | null
  /** The category's texts in all languages, and its position. */
  texts: CategoryOnDesk
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
  const profile = await requireOperator(context, 'parameter.read')
  const [{ data: categories }, { data: texts }, { data: declared }] = await Promise.all([
    read(own.get('/api/operator/categories', { query: { locale: i18n.locale } })),
    read(own.get('/api/operator/categories/:id', { params: { id } })),
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
  const into = categories.find((one) => one.id === query.into) ?? null
  const forms = { edited, removed: named(query.remove), into }
  return accountScreen(context, profile, title, { category, categories, texts, declared, ...forms })
}
