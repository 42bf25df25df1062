/** Says which words of a query a product does not have, and of which it states something else, where it follows those that have more of them. */
import type { ProductCard } from '../../../../domain/contract/products.ts'
import { hasInRange } from './range-of-name.ts'
import { isStatedOtherwise } from './stated-otherwise.ts'
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
  if (lost.length === 0) return card
  const shown = (terms: typeof lost) => [...new Set(terms.map(({ typed }) => typedForm(q, typed)))]
  const name = `${card.name.text} ${card.model ?? ''}`
  const differs = shown(lost.filter(({ typed }) => isStatedOtherwise(typed, name)))
  return { ...card, lacks: shown(lost), ...(differs.length > 0 && { differs }) }
}
