/** POST /api/profile/company/products/translations: drafts of the texts that a product lacks. */
import * as v from 'valibot'
import { MAX_TEXT_LENGTH } from '../limits.ts'
import { LineInAny, TextInAny, Wordings } from './wordings.ts'

export const ProductTexts = v.pipe(
  v.object({ names: LineInAny(200), description: TextInAny(MAX_TEXT_LENGTH) }),
  v.examples([{ names: { en: 'Ball valve DN 50' }, description: {} }]),
)

/** Drafts in the languages in which there was no text. */
export const ProductDrafts = v.pipe(
  v.object({ data: v.object({ names: Wordings, description: Wordings }) }),
  v.examples([{ data: { names: { ru: 'Кран шаровой DN 50', zh: '球阀 DN 50' }, description: {} } }]),
)
