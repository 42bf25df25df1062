/** The terms that the letter around a list states for the wanted offer: VAT, day, place, delivery term. */
import type { Wishes } from '../contract/wishes.ts'
import { INCOTERMS } from '../trade-terms.ts'
import { letterPatterns, monthNumber } from './letter-patterns.ts'
import { endOfLetter } from './not-goods.ts'

export type LetterTerms = Partial<Pick<Wishes, 'vat' | 'neededBy' | 'deliveredTo' | 'incoterm'>>

const MAX_TERM_PLACE = 120

function vatOf(texts: string[]): LetterTerms['vat'] {
  const isWithout = texts.some((text) => letterPatterns().withoutVat.test(text))
  const isWith = texts.some((text) => letterPatterns().withVat.test(text))
  if (isWith === isWithout) return undefined
  return isWith ? 'included' : 'excluded'
}

/** @returns the ISO day, the next one where there is no year; null for what is no day, or has passed */
function dayOf(groups: Record<string, string | undefined>, today: string): string | null {
  const { year, month, name, day } = groups
  const number = month ? Number(month) : monthNumber(name ?? '')
  const inYear = (of: number): string | null => {
    const date = new Date(Date.UTC(of, number - 1, Number(day)))
    return date.getUTCMonth() === number - 1 && date.getUTCDate() === Number(day)
      ? date.toISOString().slice(0, 10)
      : null
  }
  const full = year?.length === 2 ? `20${year}` : year
  const now = Number(today.slice(0, 4))
  const found = full ? inYear(Number(full)) : inYear(now)
  if (full) return found !== null && found >= today ? found : null
  return found !== null && found >= today ? found : inYear(now + 1)
}

/** The one day until which goods are wanted; of several none is taken. */
function neededBy(texts: string[], today: string): string | undefined {
  const days = texts
    .filter((text) => letterPatterns().beforeDay.test(text))
    .flatMap((text) => letterPatterns().dates.flatMap((pattern) => [...text.matchAll(pattern)]))
    .flatMap(({ groups = {} }) => dayOf(groups, today) ?? [])
  const [day, ...others] = new Set(days)
  return others.length === 0 ? day : undefined
}

/** A place without the days and the punctuation around it; undefined where nothing is left. */
function tidyPlace(text: string | undefined): string | undefined {
  const bare = letterPatterns().dates.reduce((left, pattern) => left.replace(pattern, ''), text ?? '')
  const place = bare.replace(/(?:(?<!\p{L})(?:до|к|by|before|until)|[\s,.:;，。–—-])+$/u, '').trim()
  return /\p{L}{2}/u.test(place) ? place.slice(0, MAX_TERM_PLACE) : undefined
}

const firstMatch = (texts: string[], pattern: RegExp): RegExpMatchArray | undefined =>
  texts.flatMap((text) => [...text.matchAll(pattern)])[0]

/** Words after "CIF". */
const termsPlace = (named: string | undefined): string | undefined => named?.replace(/^[A-Z]{3}\s*/, '')

function placeOf(texts: string[]): string | undefined {
  const { namedTerm, placed, town, destination } = letterPatterns()
  const labelled = texts.map((text) => placed.exec(text)?.[1]).find((text) => text !== undefined)
  return (
    tidyPlace(termsPlace(firstMatch(texts, namedTerm)?.[0])) ??
    tidyPlace(labelled) ??
    tidyPlace(firstMatch(texts, town)?.[1]) ??
    tidyPlace(firstMatch(texts, destination)?.[1])
  )
}

/**
 * @param texts lines of a letter that are no goods, in their order; the lines after the closing phrase are the author's
 *   address
 * @param today ISO day
 * @returns the terms that are stated unambiguously
 */
export function termsOfLetter(texts: string[], today: string): LetterTerms {
  const body = texts.slice(0, endOfLetter(texts))
  const vat = vatOf(body)
  const day = neededBy(body, today)
  const place = placeOf(body)
  const incoterm = INCOTERMS.find((term) =>
    body.some((text) => new RegExp(`(?<![A-Za-z])${term}(?![A-Za-z])`).test(text)),
  )
  return {
    ...(vat && { vat }),
    ...(day && { neededBy: day }),
    ...(place && { deliveredTo: place }),
    ...(incoterm && { incoterm }),
  }
}
