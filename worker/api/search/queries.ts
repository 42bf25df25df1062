import type { Locale } from '../../../web/locale.ts'
import type { Database } from '../../db/connection.ts'
import { marks } from '../../db/words.ts'
import { toCompanyCard } from '../companies/cards.ts'
import { selectRates, toRates } from '../money.ts'
import { selectCards, toCard } from '../products/cards.ts'
import { pageOrder, pageRows, selectCount } from '../products/list.ts'
import { choosePlan } from '../products/plan.ts'
import { suggestedOrder, suggestedRows } from '../products/suggestions.ts'
import { toStoryCard } from '../stories/cards.ts'
import { searchCorrected, wordsInTexts } from './correction.ts'
import {
  selectCategoryHits,
  selectCompanyHits,
  selectDirectoryCount,
  selectStoryHits,
  toCategoryHit,
} from './directory.ts'
import type { SearchResults } from './schema.ts'

type Size = 'few' | 'page'

/** Hits of each kind: lines of the typeahead, or the search page. */
const LIMITS: Record<Size, { products: number; others: number }> = {
  few: { products: 5, others: 3 },
  page: { products: 24, others: 12 },
}

function selectProducts(db: Database, match: string, size: Size) {
  const perPage = LIMITS[size].products
  if (size === 'few') return selectCards(db, suggestedRows(match, perPage), suggestedOrder)
  const selection = { words: true, match }
  const plan = choosePlan(selection, 'popular')
  return selectCards(db, pageRows(plan, selection, { page: 1, perPage }), pageOrder(plan.order))
}

async function readHits(db: Database, match: string, size: Size, now: number) {
  const search = { match, limit: LIMITS[size].others, now }
  const [products, productCount, categories, categoryCount, companies, companyCount, stories, storyCount, rates] =
    await db.batch([
      selectProducts(db, match, size),
      selectCount(db, { words: true, match }),
      selectCategoryHits(db, search),
      selectDirectoryCount(db, 'category', search),
      selectCompanyHits(db, search),
      selectDirectoryCount(db, 'company', search),
      selectStoryHits(db, search),
      selectDirectoryCount(db, 'story', search),
      selectRates(db),
    ])
  const total = (counted: { n: number }[]) => counted[0]?.n ?? 0
  return {
    products: { items: products, total: total(productCount) },
    categories: { items: categories, total: total(categoryCount) },
    companies: { items: companies, total: total(companyCount) },
    stories: { items: stories, total: total(storyCount) },
    rates: toRates(rates),
  }
}

type Hits = Awaited<ReturnType<typeof readHits>>

const isEmpty = ({ products, categories, companies, stories }: Hits): boolean =>
  products.total + categories.total + companies.total + stories.total === 0

/** Texts that hold the corrected words as people write them. */
const textsOf = ({ products, categories, companies, stories }: Hits): string[] => [
  ...[...products.items, ...categories.items, ...companies.items].flatMap(({ names }) => Object.values(names)),
  ...stories.items.flatMap(({ titles }) => Object.values(titles)),
]

/**
 * @param size 'few' is for typing: few hits, and the last word may be unfinished.
 * @param now milliseconds since 1970.
 * @returns hits by kind, best first; one round trip, three when the words had to be corrected.
 */
export async function search(
  db: Database,
  { q, size }: { q: string; size: Size },
  locale: Locale,
  now: number,
): Promise<SearchResults['data']> {
  const { answer, words, corrected } = await searchCorrected(db, q, {
    prefixLast: size === 'few',
    run: (match) => readHits(db, match, size, now),
    isEmpty,
  })
  const { products, categories, companies, stories, rates } = answer
  return {
    products: { ...products, items: products.items.map((row) => toCard(row, locale, rates)) },
    categories: { ...categories, items: categories.items.map((row) => toCategoryHit(row, locale)) },
    companies: { ...companies, items: companies.items.map((row) => toCompanyCard(row, locale)) },
    stories: { ...stories, items: stories.items.map((row) => toStoryCard(row, locale)) },
    marks: marks(words),
    corrected: corrected ? wordsInTexts(words, textsOf(answer)) : null,
  }
}
