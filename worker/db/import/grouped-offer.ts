/** Joins the offers of a group to one offer with variants: sizes and colours of the same good (docs/behaviour.md, "Groups of offers"). */
import { MAX_SKU_LENGTH } from '../../../domain/limits.ts'
import { writtenLanguage } from '../../../domain/written-language.ts'
import { oneLine } from './clean.ts'
import { type FeedOffer, fieldOf } from './feed.ts'
import { type Joined, offerParameters, optionNames, optionsOfGroup, sharedBeginning } from './group-options.ts'
import { elementFacts } from './offer-facts.ts'
import type { FeedVariant } from './offer-variants.ts'
import { MAX_PICTURES, publicPictures } from './pictures.ts'
import { parsePrice } from './price.ts'
import { MINIMUMS, PICTURES } from './product.ts'
import { STOCK_ELEMENTS } from './stock-elements.ts'
import { skusOf, worded } from './variant-words.ts'

/** Elements of which a good has one value for all variants. */
const SHARED = ['currencyid', 'vat', 'vat_included', 'tiers', 'unit', 'vendor', 'country_of_origin', ...MINIMUMS]

/** Elements and parameters of a group by name: a group with more is not treated as one good. */
const MAX_NAMES = 500

const isPriced = (member: Joined | undefined): boolean =>
  member !== undefined && (parsePrice(fieldOf(member.offer, 'price')) ?? 0) > 0

/** The offer that describes the good itself, and the variants. Some exports have an offer with the group's id that is not a size itself. */
function split(members: Joined[], group: string): { head: Joined; variants: Joined[] } | null {
  const [first] = members
  const base =
    members.find(({ offer }) => offer.id === group) ??
    members.find(({ offer }) => fieldOf(offer, 'vendorcode').trim() === group)
  const rest = members.filter((one) => one !== base)
  const isApart =
    rest.length > 0 &&
    (rest.every(({ params }) => [...params.keys()].some((name) => !base?.params.has(name))) ||
      // Or it has no price of its own, and only lists its sizes.
      (!isPriced(base) && rest.every(isPriced)))
  if (base && isApart) return { head: base, variants: rest }
  const head = base ?? first
  return head && members.length > 1 ? { head, variants: members } : null
}

/** Elements whose texts differ among the variants, so that they do not belong to the good. */
function differingElements(variants: Joined[]): string[] {
  const names = new Set(variants.flatMap(({ offer }) => [...offer.fields.keys()]))
  if (names.size > MAX_NAMES) return [...names]
  const textOf = ({ offer }: Joined, name: string) => offer.fields.get(name)?.join('\n') ?? ''
  return [...names].filter((name) => new Set(variants.map((one) => textOf(one, name))).size > 1)
}

/** The facts that only one variant has. */
function factsOf({ offer, params }: Joined, shared: ReadonlySet<string>, differing: string[], sku: string) {
  const fields = new Map([...offer.fields].filter(([name]) => differing.includes(name)))
  if (fieldOf(offer, 'barcode').trim() === sku) fields.delete('barcode')
  const language = writtenLanguage(fieldOf(offer, 'name'), 'en')
  const elements = elementFacts({ ...offer, fields }, language, (code, detail) =>
    offer.faults.push({ line: offer.line, code, ...(detail !== undefined && { detail }) }),
  )
  const own = [...params].filter(([name]) => !shared.has(name))
  return [...own.map(([name, value]) => ({ name: worded(name), value: worded(value) })), ...elements].slice(0, 200)
}

const picturesOf = ({ offer }: Joined): string[] => PICTURES.flatMap((element) => offer.fields.get(element) ?? [])

/** The first usable picture of a variant; null where it has none. */
const ownPicture = (member: Joined): string | null =>
  publicPictures(picturesOf(member)).urls.find((url) => url.startsWith('https:')) ?? null

function stockOf({ offer }: Joined): number | undefined {
  if (offer.available === false) return 0
  const text = STOCK_ELEMENTS.map((element) => fieldOf(offer, element).trim()).find(Boolean) ?? ''
  return /^\d{1,9}(?:\.0+)?$/.test(text) ? Math.trunc(Number(text)) : undefined
}

/** Whether the offers agree in the elements that a good has once, and either all or none of them have a price. */
function agree(variants: Joined[], differing: string[]): boolean {
  const priced = variants.filter(isPriced)
  const isClear = priced.length === 0 || priced.length === variants.length
  return (
    isClear &&
    !variants.some(({ offer }) => offer.fields.has('variants')) &&
    !differing.some((name) => SHARED.includes(name))
  )
}

/**
 * The good's own elements: those that differ among the variants are left out, and a name is cut where the variants' names begin to differ.
 */
function sharedFields(head: Joined, variants: Joined[], differing: string[], isVariant: boolean): FeedOffer['fields'] {
  const fields = new Map(head.offer.fields)
  fields.delete('group_id')
  if (!isVariant) return fields
  for (const name of differing) {
    if (/^(?:name|model)/.test(name)) {
      const texts = variants.map(({ offer }) => fieldOf(offer, name))
      const shared = sharedBeginning(texts)
      if (texts.every(Boolean) && shared.length > 2) fields.set(name, [shared])
      // A name that differs among sizes is not a model.
      else if (name === 'model' && fields.has('name')) fields.delete(name)
    } else if (!/^(?:description|categoryid|url|typeprefix)/.test(name) && !PICTURES.includes(name)) fields.delete(name)
  }
  return fields
}

/**
 * @param offers of a group, each with another id
 * @param group its id
 * @returns the good with its variants; null where the offers cannot be one good, since they differ in elements that a good has once
 */
export function groupedOffer(offers: FeedOffer[], group: string): FeedOffer | null {
  const parts = split(
    offers.map((offer) => ({ offer, params: offerParameters(offer) })),
    group,
  )
  if (!parts) return null
  const { head, variants } = parts
  const differing = differingElements(variants)
  const all = [...new Set(variants.flatMap(({ params }) => [...params.keys()]))]
  if (differing.length > MAX_NAMES || all.length > MAX_NAMES) return null
  const skus = skusOf(
    variants.map(({ offer }) => ({
      article: oneLine(fieldOf(offer, 'vendorcode')),
      barcode: oneLine(fieldOf(offer, 'barcode')),
      id: offer.id,
    })),
  )
  if (!agree(variants, differing) || skus.some((sku) => sku.length > MAX_SKU_LENGTH)) return null
  const names = optionNames(variants, head)
  const common = all.filter((name) => new Set(variants.map(({ params }) => params.get(name))).size === 1)
  const options = optionsOfGroup(variants, names, head, skus)
  const known = new Set([...names, ...common])
  const made = variants.map((one, at): FeedVariant => {
    const price = fieldOf(one.offer, 'price').trim()
    const stock = stockOf(one)
    const sku = skus[at] ?? ''
    const picture = differing.some((name) => PICTURES.includes(name)) ? ownPicture(one) : null
    const code = fieldOf(one.offer, 'tnved').trim()
    const facts = factsOf(one, known, differing, sku)
    return {
      sku,
      options: options[at] ?? [],
      ...(price !== '' && { price }),
      ...(stock !== undefined && { stock }),
      ...(picture !== null && { picture }),
      ...(differing.includes('tnved') && /^\d{4,10}$/.test(code) && { tnved: code }),
      ...(facts.length > 0 && { facts }),
    }
  })
  return assembled({ head, variants, differing, made, group, common })
}

interface Made {
  head: Joined
  variants: Joined[]
  differing: string[]
  made: FeedVariant[]
  group: string
  /** Parameters that are the same in all variants. */
  common: string[]
}

function assembled({ head, variants, differing, made, group, common }: Made): FeedOffer {
  const isVariant = variants.includes(head)
  const fields = sharedFields(head, variants, differing, isVariant)
  const pictures = [...new Set([head, ...variants].flatMap(picturesOf))].slice(0, MAX_PICTURES)
  for (const element of PICTURES) fields.delete(element)
  if (pictures.length > 0) fields.set('picture', pictures)
  for (const element of [...STOCK_ELEMENTS, 'outlets', 'outlet.instock', 'price']) fields.delete(element)
  const prices = made
    .flatMap(({ price }) => price ?? [])
    .sort((one, other) => (parsePrice(one) ?? 0) - (parsePrice(other) ?? 0))
  if (prices[0] !== undefined) fields.set('price', [prices[0]])
  const stocks = made.map(({ stock }) => stock)
  const isCounted = stocks.every((stock) => stock !== undefined)
  if (isCounted) fields.set('count', [String(stocks.reduce((sum: number, stock) => sum + (stock ?? 0), 0))])
  fields.set('variants', [JSON.stringify(made)])
  const shown = isVariant ? common : [...new Set([...head.params.keys(), ...common])]
  const of = (name: string) => head.params.get(name) ?? variants[0]?.params.get(name) ?? ''
  return {
    ...head.offer,
    members: variants.map(({ offer }, at) => [offer.id, made[at]?.sku ?? '']),
    id: group,
    fields,
    available: variants.every(({ offer }) => offer.available === false) ? false : null,
    params: shown.map((name) => ({ name, unit: '', value: of(name) })),
    faults: [...new Set([head, ...variants].flatMap(({ offer }) => offer.faults))],
  }
}
