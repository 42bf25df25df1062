/** GET /app/withdrawn/{id}: what was public once, with categories that lead to similar pages. */
import * as v from 'valibot'
import { CategoryRef, type Locale, Localized } from './values.ts'

/** Kinds of pages that may be withdrawn; a company of both kinds has one in each directory. */
const WITHDRAWN_KINDS = ['products', 'suppliers', 'services', 'stories'] as const
const WithdrawnKind = v.picklist(WITHDRAWN_KINDS)
export type WithdrawnKind = v.InferOutput<typeof WithdrawnKind>

export const WithdrawnQuery = v.object({ kind: WithdrawnKind, locale: v.optional(v.string()) })

export const Withdrawn = v.object({
  /** Null where moderators took it off the site, or where it may never have been public under this name. */
  name: v.nullable(Localized),
  /** Branches with similar pages: categories, services or tags, depending on what was withdrawn; at most three. */
  branches: v.array(CategoryRef),
})
export type Withdrawn = v.InferOutput<typeof Withdrawn>

const LANG: v.InferOutput<typeof Locale> = 'en'
export const WithdrawnResponse = v.pipe(
  v.object({ data: Withdrawn }),
  v.examples([
    {
      data: {
        name: { text: 'Ball valve DN 50', lang: LANG },
        branches: [{ id: '06d2k6t0000g1a2b', slug: 'ball-valves', name: { text: 'Ball valves', lang: LANG } }],
      },
    },
  ]),
)
