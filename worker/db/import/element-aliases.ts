/** Elements and attributes as shops call them instead of the format's own names: counted when the offer has the format's own as well. */
import type { FeedOffer } from './feed.ts'
import { OTHER_NAMES } from './other-names.ts'

const bare = (name: string): string => name.replace(/[-_.]/g, '')

const readNames = () =>
  new Map(
    Object.entries(OTHER_NAMES).flatMap(([name, others]) =>
      [bare(name), ...others.split(' ')].map((other) => [other, name] as const),
    ),
  )

let canonical: ReturnType<typeof readNames> | undefined

const isFilled = (texts: string[] | undefined): boolean => texts?.some((text) => text.trim() !== '') ?? false

/** Gives elements the format's names where the offer has none of these. Changes the offer. */
export function nameElements({ fields }: Pick<FeedOffer, 'fields'>): void {
  canonical ??= readNames()
  for (const [element, texts] of [...fields]) {
    const name = canonical.get(bare(element))
    if (name === undefined || name === element || !isFilled(texts) || isFilled(fields.get(name))) continue
    fields.delete(element)
    fields.set(name, texts)
  }
}
