/** GET /dev/search and GET /dev/product/search */
import * as v from 'valibot'
import { CLASSIFIERS } from '../classifier/compact.ts'
import { MAX_QUERY_LENGTH } from '../limits.ts'
import { Lookup } from './classifier.ts'
import { CompanyCard } from './companies.ts'
import { ProductCard, ProductQuery, ProductSuggestion } from './products.ts'
import { StoryCard } from './stories.ts'
import { Understood } from './understood-query.ts'
import { CategoryRef, CountedCategory, Flag, Localized } from './values.ts'

/** At most 200 characters, so that an endless query cannot occupy the search. */
export const SearchQuery = v.object({
  q: v.pipe(v.string(), v.trim(), v.maxLength(MAX_QUERY_LENGTH)),
  /** `few` is for the typeahead, `page` for the search page. */
  size: v.optional(v.picklist(['few', 'page']), 'few'),
  /** Set where a person searches: queries without any result are then counted for operators. */
  counted: v.optional(Flag),
  /**
   * For the search page: prices are those of the number of pieces that the query names, and of `quantity` where it
   * names none.
   */
  asked: v.optional(Flag),
  ...ProductQuery.entries,
})

/** Query of the product typeahead. */
export const ProductSearchQuery = v.object({ q: SearchQuery.entries.q, locale: v.optional(v.string()) })

export const ProductSearch = v.object({ data: v.array(ProductSuggestion) })

/** A category or a kind of service. */
const BranchHit = v.object({
  ...CategoryRef.entries,
  /** Names from the top down, without its own. */ path: v.array(v.string()),
  /** Products in it, or companies that offer it. */ count: v.number(),
})

const CodeLine = v.object({
  tree: v.picklist(CLASSIFIERS),
  ...Lookup.entries,
  /** For the typeahead, the products with a TN VED code; 1,001 means more than 1,000. */
  products: v.optional(v.number()),
})
export type CodeLine = v.InferOutput<typeof CodeLine>

/**
 * Hits by kind, best first, and the number of each (10,001 means more than 10,000); for the typeahead, the number
 * of hits returned.
 */
export const SearchResults = v.object({
  data: v.object({
    products: v.object({ items: v.array(ProductCard), total: v.number() }),
    categories: v.object({ items: v.array(BranchHit), total: v.number() }),
    services: v.object({ items: v.array(BranchHit), total: v.number() }),
    companies: v.object({
      items: v.array(CompanyCard),
      total: v.number(),
      /** How many of them, the first ones, have the tax number that the query is. */
      holders: v.number(),
    }),
    codes: v.object({
      items: v.array(CodeLine),
      total: v.number(),
      /**
       * Whether the query is a code or the beginning of one; for a code that does not exist, the nearest one above is
       * found.
       */
      match: v.nullable(v.picklist(['code', 'nearest'])),
    }),
    stories: v.object({ items: v.array(StoryCard), total: v.number() }),
    /** Prefixes as the index stores them, for marking hits in the page. */
    marks: v.array(v.string()),
    /** How the query was changed where nothing matches it as typed; null for the typeahead. */
    understood: v.nullable(Understood),
    /**
     * The category that the words of the query usually mean, where no name has these words: its products come first.
     * Null for any other query, and for the typeahead.
     */
    meant: v.nullable(CountedCategory),
    /** The number of pieces in the query: 40 of "40 ball valves"; null where it names none, and for the typeahead. */
    wanted: v.nullable(v.number()),
  }),
})
export type SearchResults = v.InferOutput<typeof SearchResults>

/** GET /dev/search/narrowed: a category that a query names together with some of its parameters; null for any other query. */
export const NarrowedSearch = v.object({
  data: v.nullable(
    v.object({
      category: CategoryRef,
      /** Filter of the category's list. */
      params: v.string(),
      /** The parameters named in the query, with their values in the language of the response. */
      named: v.array(v.object({ name: Localized, value: v.string() })),
      /** Number of products that match all of them; 10,001 means more than 10,000. */
      count: v.number(),
    }),
  ),
})
export type NarrowedSearch = v.InferOutput<typeof NarrowedSearch>
