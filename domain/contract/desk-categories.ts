/** /api/operator/categories: the tree of categories as operators edit it. */
import * as v from 'valibot'
import { MAX_CATEGORIES } from '../limits.ts'
import { byLocale } from '../locale.ts'
import { Line, OptionalLine, OptionalText } from './text-input.ts'
import { CategoryRef, Id, Picture } from './values.ts'

/** UTF-16 units of a name and of a description in one language. */
const MAX_NAME_LENGTH = 120
const MAX_ABOUT_LENGTH = 1000
const MAX_ALT_LENGTH = 200

const EXAMPLE = {
  names: { en: 'Ball valves', ru: 'Краны шаровые', zh: '球阀' },
  about: { en: 'Full and reduced bore.', ru: 'Полнопроходные и неполнопроходные.', zh: '全通径与缩径。' },
}

const texts = {
  names: v.pipe(
    v.object(byLocale(() => Line(MAX_NAME_LENGTH))),
    v.description('Name in each language; the address is made from the English one'),
    v.examples([EXAMPLE.names]),
  ),
  about: v.pipe(
    v.object(byLocale(() => OptionalText(MAX_ABOUT_LENGTH))),
    v.description('What belongs there, in each language; may be empty'),
    v.examples([EXAMPLE.about]),
  ),
}

const pictureAlts = v.pipe(
  v.object(byLocale(() => OptionalLine(MAX_ALT_LENGTH))),
  v.description('What the picture shows, in each language; may be empty'),
  v.examples([{ en: 'A ball valve, open', ru: 'Открытый шаровой кран', zh: '开启的球阀' }]),
)

/** What the form of a category sends. */
export const CategoryTexts = v.object(texts)

export const NewCategory = v.pipe(
  v.object({
    parent: v.pipe(
      v.nullable(Id),
      v.description('The category above it; null: the top of the tree'),
      v.examples([null]),
    ),
    ...texts,
  }),
  v.examples([{ parent: null, ...EXAMPLE }]),
)
export type NewCategory = v.InferOutput<typeof NewCategory>

/** Absent properties are not changed. */
export const CategoryChange = v.pipe(
  v.object({
    names: v.optional(texts.names),
    about: v.optional(texts.about),
    picture: v.pipe(
      v.optional(v.nullable(Id)),
      v.description(
        'An upload of one’s own, which belongs to the site from now on, or the present picture; null: none',
      ),
      v.examples([null]),
    ),
    pictureAlts: v.optional(pictureAlts),
    parent: v.pipe(
      v.optional(v.nullable(Id)),
      v.description(
        'The category below which it moves with all that is below it, as the last one; null: the top of the tree',
      ),
      v.examples([null]),
    ),
    position: v.pipe(
      v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_CATEGORIES))),
      v.description('Place among the categories beside it, from 0; the others move'),
      v.examples([0]),
    ),
  }),
  v.examples([EXAMPLE]),
)
export type CategoryChange = v.InferOutput<typeof CategoryChange>

const Into = v.pipe(
  Id,
  v.description('The category that its goods and its addresses go to'),
  v.examples(['06d2k6t0000g1a2b']),
)

export const CategoryMerge = v.pipe(v.object({ into: Into }), v.examples([{ into: '06d2k6t0000g1a2b' }]))
export type CategoryMerge = v.InferOutput<typeof CategoryMerge>

/** The response of a merge: the goods follow in the background. */
export const MergeCategoryResponse = v.object({ data: v.object({ id: Id, into: Into }) })

const Written = (about: string) => v.pipe(v.object(byLocale(() => v.string())), v.description(about))

export const CategoryOnDesk = v.object({
  id: Id,
  slug: CategoryRef.entries.slug,
  parent: v.pipe(v.nullable(Id), v.description('The category above it'), v.examples([null])),
  names: v.pipe(Written('Name in each language'), v.examples([EXAMPLE.names])),
  about: v.pipe(Written('What belongs there, in each language'), v.examples([EXAMPLE.about])),
  picture: v.nullable(Picture),
  pictureAlts: v.pipe(Written('What its picture shows, in each language'), v.examples([{ en: '', ru: '', zh: '' }])),
  position: v.pipe(v.number(), v.description('Place among the categories beside it, from 0'), v.examples([0])),
  beside: v.pipe(v.number(), v.description('How many categories its parent has, with it'), v.examples([4])),
  goods: v.pipe(
    v.number(),
    v.description('Products filed directly there, in any status; counted up to 10,000'),
    v.examples([84]),
  ),
  version: v.pipe(v.number(), v.description('Version of the category, for If-Match'), v.examples([1])),
})
export type CategoryOnDesk = v.InferOutput<typeof CategoryOnDesk>
export const CategoryOnDeskResponse = v.object({ data: CategoryOnDesk })
