/**
 * Reads elements and attributes that shops name otherwise than the format. If an offer has the format's own element as well, the other one
 * is counted as unread.
 */

import { once } from '../../../domain/once.ts'
import type { FeedOffer } from './feed.ts'
import { OTHER_NAMES } from './other-names.ts'

const bare = (name: string): string => name.replace(/[-_.]/g, '')

const canonical = once(
  () =>
    new Map(
      Object.entries(OTHER_NAMES).flatMap(([name, others]) =>
        [bare(name), ...others.split(' ')].map((other) => [other, name] as const),
      ),
    ),
)

const isFilled = (texts: string[] | undefined): boolean => texts?.some((text) => text.trim() !== '') ?? false

/** Renames elements to the format's names where the offer has no element of that name. Changes the offer. */
export function nameElements({ fields }: Pick<FeedOffer, 'fields'>): void {
  for (const [element, texts] of [...fields]) {
    const name = canonical().get(bare(element))
    if (name === undefined || name === element || !isFilled(texts) || isFilled(fields.get(name))) continue
    fields.delete(element)
    fields.set(name, texts)
  }
}
