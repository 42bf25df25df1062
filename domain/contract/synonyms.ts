/** /api/operator/synonyms: names of things in the trade that operators add to the shipped ones. */
import * as v from 'valibot'
import { byLocale, LOCALES } from '../locale.ts'
import { Line, OptionalLine } from './text-input.ts'
import { Id } from './values.ts'

/** Names of a thing in one language, and characters of a name: every search compares its words with all of them. */
const MAX_NAMES = 20
const MAX_NAME_LENGTH = 60

const hasWord = (name: string): boolean => /[\p{L}\p{N}]/u.test(name)

const Name = v.pipe(Line(MAX_NAME_LENGTH), v.check(hasWord, 'characters'))
const Names = v.pipe(
  v.object(byLocale(() => v.pipe(v.array(Name), v.maxLength(MAX_NAMES)))),
  v.check((names) => LOCALES.flatMap((locale) => names[locale]).length > 1, 'few-names'),
  v.description('What the thing is called in each language; each name finds what the others find'),
  v.examples([{ en: ['sheetrock screw', 'drywall screw'], ru: ['саморез по гипсокартону'], zh: ['干壁钉'] }]),
)

/** All names of a language in one field of a form. */
export const SynonymFields = v.object(byLocale(() => OptionalLine(MAX_NAMES * (MAX_NAME_LENGTH + 2))))

const entries = {
  names: Names,
  generic: v.pipe(
    v.boolean(),
    v.description('Whether it is a material or another property, which by itself does not say what is wanted'),
    v.examples([false]),
  ),
}

export const NewSynonym = v.pipe(
  v.object(entries),
  v.examples([
    {
      names: { en: ['sheetrock screw', 'drywall screw'], ru: ['саморез по гипсокартону'], zh: ['干壁钉'] },
      generic: false,
    },
  ]),
)
export type NewSynonym = v.InferOutput<typeof NewSynonym>

/** Fields that are left out stay as they are. */
export const SynonymChange = v.pipe(v.partial(v.object(entries)), v.examples([{ generic: true }]))
export type SynonymChange = v.InferOutput<typeof SynonymChange>

export const Synonym = v.object({
  ...entries,
  id: Id,
  version: v.pipe(v.number(), v.description('Version of the entry, for If-Match'), v.examples([1])),
})
export type Synonym = v.InferOutput<typeof Synonym>

export const SynonymList = v.object({ data: v.array(Synonym) })
export const SynonymResponse = v.object({ data: Synonym })
