/** Says which words of a query a product does not have, where it follows those that have more of them. */
import type { ProductCard } from '../../../../domain/contract/products.ts'
import { hasInRange } from './range-of-name.ts'
import type { Choice } from './understanding/choices.ts'
import { singleTerms } from './understanding/relaxations.ts'
import { typedForm } from './understanding/typed-form.ts'

/**
 * @param choice what the product was chosen by
 * @param q the query as typed
 */
export function withLacking(card: ProductCard, { leftOut }: Choice, q: string): ProductCard {
  const isInRange = (word: string) => /^\d+(?:\.\d+)?$/.test(word) && hasInRange(card.name.text, Number(word), q)
  const lost = singleTerms(leftOut).filter(({ typed }) => !isInRange(typed))
  const lacks = lost.map(({ typed }) => typedForm(q, typed))
  return lacks.length > 0 ? { ...card, lacks: [...new Set(lacks)] } : card
}
