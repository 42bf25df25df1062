/** What distinguishes the offers of a group: their parameters, else the rest of their names, else their articles. */
import { MAX_VARIANT_OPTIONS } from '../../../domain/limits.ts'
import { oneLine } from './clean.ts'
import { type FeedOffer, type FeedParam, fieldOf } from './feed.ts'
import { factName } from './offer-facts.ts'
import type { FeedVariant } from './offer-variants.ts'
import { areDistinct, worded } from './variant-words.ts'

const MAX_VALUE_LENGTH = 500

const nameOf = ({ name }: FeedParam): string => oneLine(name).replace(/[\s:]+$/, '')
const textOfParam = ({ value, unit }: FeedParam): string =>
  [oneLine(value, ', '), oneLine(unit)].filter(Boolean).join(' ')

const cutValue = (text: string): string => text.slice(0, MAX_VALUE_LENGTH).toWellFormed()

/** Values of an offer's parameters by name; those of a repeated parameter are joined. */
export function offerParameters(offer: FeedOffer): Map<string, string> {
  const values = new Map<string, string>()
  for (const param of offer.params) {
    const name = nameOf(param)
    const value = textOfParam(param)
    if (name === '' || value === '') continue
    const before = values.get(name)
    values.set(name, cutValue(before === undefined ? value : `${before}, ${value}`))
  }
  return values
}

export interface Joined {
  offer: FeedOffer
  params: Map<string, string>
}

type Options = FeedVariant['options']

/** @returns names of the parameters that all variants have and that differ among them, or from the good's own */
export function optionNames(variants: Joined[], head: Joined): string[] {
  const names = [...(variants[0]?.params.keys() ?? [])].filter((name) =>
    variants.every(({ params }) => params.has(name)),
  )
  const differing = names.filter((name) => {
    const values = new Set(variants.map(({ params }) => params.get(name)))
    return values.size > 1 || (variants.length === 1 && !head.params.has(name))
  })
  return differing.slice(0, MAX_VARIANT_OPTIONS - 1)
}

/** @returns the beginning that all texts share, cut at a whole word */
export function sharedBeginning(texts: readonly string[]): string {
  const [first = '', ...others] = texts.map((text) => oneLine(text))
  let length = first.length
  for (const other of others) {
    let at = 0
    while (at < length && at < other.length && first[at] === other[at]) at += 1
    length = at
  }
  const isCut = [first, ...others].some((text) => /[\p{L}\p{N}]/u.test(text.charAt(length)) && length > 0)
  const whole = isCut ? first.slice(0, length).replace(/[\p{L}\p{N}]+$/u, '') : first.slice(0, length)
  return whole.replace(/[\s,;:/(–—-]+$/u, '')
}

/**
 * Options of each variant: its parameters, and where these do not distinguish the variants also the rest of their names, or their articles.
 */
export function optionsOfGroup(variants: Joined[], names: string[], head: Joined, skus: string[]): Options[] {
  const combined = variants.map(({ params }) => names.map((name) => params.get(name)).join('\n'))
  const own = (one: Joined): Options =>
    names.map((name) => ({ name: worded(name), value: worded(one.params.get(name) ?? '') }))
  if (names.length > 0 && areDistinct(combined)) return variants.map(own)
  const titles = variants.map(({ offer }) => oneLine(fieldOf(offer, 'name')))
  const shared = sharedBeginning([fieldOf(head.offer, 'name'), ...titles])
  const rests = titles.map((title) => title.slice(shared.length).replace(/^[\s,;:/(–—-]+|[\s)]+$/gu, ''))
  const texts = areDistinct(rests) ? rests : skus
  return variants.map((one, at) => [
    ...own(one),
    { name: factName('variant'), value: worded(cutValue(texts[at] ?? '')) },
  ])
}
