/** How complete a story is in each language (docs/behaviour.md, "Content desk"). */
import { byLocale, LOCALES, type Locale } from './locale.ts'
import type { Text } from './text.ts'

export const COMPLETENESS = ['whole', 'part', 'none'] as const
type Completeness = (typeof COMPLETENESS)[number]

interface StoryTexts {
  titles: Text
  leads: Text
  bodies: Text
}

/** A picture of Markdown whose alternative text is empty: `![](/api/files/…)`. */
const WITHOUT_ALT = /!\[\s*\]\(/

const isFilled = (text: string | undefined): boolean => (text ?? '').trim() !== ''

/** @returns 'whole' where title, lead and text are there, and every picture says what it shows */
function completenessIn({ titles, leads, bodies }: StoryTexts, locale: Locale): Completeness {
  const filled = [titles, leads, bodies].filter((texts) => isFilled(texts[locale])).length
  if (filled === 0) return 'none'
  return filled === 3 && !WITHOUT_ALT.test(bodies[locale] ?? '') ? 'whole' : 'part'
}

export const completenessOf = (story: StoryTexts): Record<Locale, Completeness> =>
  byLocale((locale) => completenessIn(story, locale))

/** @returns whether it may be published: it is complete in one language at least, and in each that was begun */
export function isComplete(story: StoryTexts): boolean {
  const found = completenessOf(story)
  return LOCALES.some((locale) => found[locale] === 'whole') && LOCALES.every((locale) => found[locale] !== 'part')
}
