/** The texts of a product, as the tokens of the search index, and whether a term of a line is among it. */

import { compactArticle } from '../../../../../domain/article.ts'
import { wordings } from '../../../../../domain/text.ts'
import type { StoredFact } from '../../../../db/schema.ts'
import { indexText, type QueryTerm } from '../../../../db/search-text/tokens.ts'
import { textsOfFacts } from '../../../../db/texts-of-facts.ts'
import type { ProductToCompare } from './look-ups.ts'

interface Tokens {
  all: Set<string>
  /** With a space at both ends, so that a phrase is a part of it. */
  text: string
}

function tokensOf(text: string): Tokens {
  const tokens = indexText(text)
  return { all: new Set(tokens.split(' ')), text: ` ${tokens} ` }
}

const hasPhrase = ({ all, text }: Tokens, form: string): boolean =>
  form.includes(' ') ? text.includes(` ${form} `) : all.has(form)

const hasPrefix = ({ text }: Tokens, prefix: string): boolean => prefix !== '' && text.includes(` ${prefix}`)

/** Letters of an abbreviation («оцинк.»). */
const MIN_BEGINNING_LENGTH = 2

function saysAnyForm(tokens: Tokens, { forms, synonyms = [], prefix }: QueryTerm): boolean {
  return (
    forms.some((form) => form !== '' && hasPhrase(tokens, form)) ||
    synonyms.some((synonym) => synonym.every((token) => tokens.all.has(token))) ||
    (forms.length === 0 && hasPrefix(tokens, prefix))
  )
}

const beginsWord = (tokens: Tokens, { typed, prefix }: QueryTerm): boolean =>
  !/\d/.test(typed) && prefix.length >= MIN_BEGINNING_LENGTH && hasPrefix(tokens, prefix)

const BARE_NUMBER = /^\d+(?:[./]\d+)*$/

/** A product with the texts that lines are compared with; those of its facts are made when they are needed. */
export class ProductText {
  readonly row: ProductToCompare
  readonly names: Tokens[]
  readonly model: string
  readonly #options: StoredFact[]
  #model: Tokens | null = null
  #rest: Tokens[] | null = null

  /** @param options those of the variant that is meant: a part of what it is called */
  constructor(row: ProductToCompare, options: StoredFact[] = []) {
    this.row = row
    this.#options = options
    this.names = wordings(row.names).map(tokensOf)
    this.model = row.model === null ? '' : compactArticle(row.model)
  }

  #called(): Tokens[] {
    const { model, brand } = this.row
    this.#model ??= tokensOf([model, brand, ...textsOfFacts(this.#options)].filter((text) => text !== null).join('\n'))
    return [...this.names, this.#model]
  }

  #others(): Tokens[] {
    this.#rest ??= [this.row.categories.flatMap(wordings), textsOfFacts(this.row.facts)].map((texts) =>
      tokensOf(texts.join('\n')),
    )
    return this.#rest
  }

  #says(term: QueryTerm, is: (tokens: Tokens) => boolean): boolean {
    return this.#called().some(is) || (!BARE_NUMBER.test(term.typed) && this.#others().some(is))
  }

  /** Whether the product's name, model, category or facts say the term; a number without a unit means nothing among the facts. */
  says(term: QueryTerm): boolean {
    if (this.#says(term, (tokens) => saysAnyForm(tokens, term))) return true
    const { subterms = [] } = term
    if (subterms.length > 0) return subterms.every((one) => this.says(one))
    return this.#says(term, (tokens) => beginsWord(tokens, term))
  }

  /** Whether its name or model says the term. */
  isCalled(term: QueryTerm): boolean {
    if (this.#called().some((tokens) => saysAnyForm(tokens, term))) return true
    const { subterms = [] } = term
    return subterms.length > 0 && subterms.every((one) => this.isCalled(one))
  }
}
