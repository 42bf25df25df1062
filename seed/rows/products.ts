/** Offers as rows of the products table. */
import type { Locale } from '../../domain/locale.ts'
import { type ParameterDefinition, parametersOf } from '../../domain/parameters/parameter.ts'
import type { Text } from '../../domain/text.ts'
import { idFrom } from '../../worker/db/id.ts'
import type { FilePicture, StoredVariant } from '../../worker/db/schema.ts'
import { slugify } from '../../worker/db/slug.ts'
import { lowestPrice, stockOfVariants } from '../../worker/db/variants.ts'
import { chance } from '../chance.ts'
import { moment, NOW } from '../clock.ts'
import type { CompanySpec } from '../companies/model.ts'
import { dataSheetFile } from '../data-sheet.ts'
import type { SeedFiles } from '../files.ts'
import { namePlate } from '../name-plate.ts'
import { type Drawings, pictureOf, sheetFile } from '../pictures.ts'
import type { Offer } from './offers.ts'
import { offerPrice } from './price.ts'
import { planVariants } from './variants.ts'

/** Every so many products have texts in the supplier's own language only, so that pages show how such texts are handled. */
const ONE_LANGUAGE_EACH = 131

/**
 * Every so many products have a name plate as second picture, if they have no variants (each would have its own) and enough data for
 * it: a quarter of all.
 */
const NAME_PLATE_EACH = 2

/** Every so many products have a data sheet as a file. */
const DATA_SHEET_EACH = 9

const LEGAL_FORM = /(?: Pvt\.)?(?: Co\.,)? (?:Ltd\.|GmbH|S\.r\.l\.|A\.Ş\.|d\.o\.o\.)$/

/** 'Pompe Mella' for 'Pompe Mella S.r.l.' */
const shortName = (name: string): string => name.replace(LEGAL_FORM, '')

const plainLetters = (word: string): string => word.toLowerCase().replaceAll('ü', 'v')

/**
 * The mark on the goods, without the town and the trade in a company's name, which other languages would have to translate: 'Xiaofu' for
 * 'Zibo Xiaofu Pump', 'Dongidro' for 'Dongidro Pump and Motor Works'.
 */
function markOf({ key, name, mark }: CompanySpec): string {
  const whole = shortName(name.en)
  return mark ?? whole.split(' ').find((word) => `${key}-`.startsWith(`${plainLetters(word)}-`)) ?? whole
}

/** OKVED divisions 10 to 33 are manufacturing; a company that trades in others' goods has no brand of its own. */
export function brandOf(company: CompanySpec): string | null {
  const division = Number(company.activities[0]?.slice(0, 2))
  return division >= 10 && division <= 33 ? markOf(company) : null
}

function homeLanguage({ country }: CompanySpec): Locale {
  if (country === 'CN') return 'zh'
  return ['RU', 'BY', 'KZ'].includes(country) ? 'ru' : 'en'
}

/** @returns the text in that language only; unchanged where it lacks that language. */
const only = (text: Text, locale: Locale): Text => {
  const wording = text[locale]
  return wording === undefined ? text : { [locale]: wording }
}

/** Kopecks of the cheapest variant, at the rate of the product's own price. */
function listedPrice({ tiers, priceRub }: ReturnType<typeof offerPrice>, variants: StoredVariant[]): number | null {
  const lowest = lowestPrice(tiers, variants)
  const amount = tiers[0]?.amount
  return priceRub === null || !lowest || !amount ? priceRub : Math.round((lowest * priceRub) / amount)
}

/** A fifth is made to order, for some it is unknown; the rest have from one to sixty smallest orders in stock. */
export function stockOf(key: string, moq: number): number | null {
  const luck = chance(`${key}:stock`)
  if (luck < 0.2) return 0
  if (luck < 0.34) return null
  return Math.round(moq * (1 + 59 * chance(`${key}:amount`) ** 2))
}

/** Popularity: low for many products, high for a few. */
export const rankOf = (key: string): number => Math.floor(1_000_000 * chance(`${key}:rank`) ** 2)

function textsOf({ product, supplier }: Offer, num: number): { names: Text; description: Text } {
  const { name, description } = product
  if (num % ONE_LANGUAGE_EACH !== 0) return { names: name, description }
  const language = homeLanguage(supplier.spec)
  return { names: only(name, language), description: only(description, language) }
}

interface Media {
  drawings: Drawings
  files: SeedFiles
}

/** The drawing first, because it is the main picture. */
function picturesOf({ leaf, index, product }: Offer, num: number, { drawings, files }: Media): FilePicture[] {
  const plate = num % NAME_PLATE_EACH === 0 && !product.variants?.length ? namePlate(product) : null
  return [
    pictureOf(drawings.of(leaf, index)),
    ...(plate ? [files.addTo(sheetFile(plate, `${leaf.key}-${index + 1}-plate.svg`))] : []),
    ...(num % DATA_SHEET_EACH === 0 ? [files.addTo(dataSheetFile(product))] : []),
  ]
}

/** By leaf key. */
interface Leaves {
  numOf: (key: string) => number
  parametersOfLeaf: (key: string) => ParameterDefinition[]
}

export function planProducts(offers: Offer[], { numOf, parametersOfLeaf }: Leaves, media: Media) {
  return offers.map((offer, at) => {
    const { leaf, product, supplier } = offer
    const num = at + 1
    const key = `${leaf.key}/${product.model}@${supplier.spec.key}`
    const createdAt = moment(`${key}:created`)
    const price = offerPrice(supplier.spec, key, product.priceRub, product.moq)
    const { variants, drawings } = planVariants(offer, { key, tiers: price.tiers }, media.drawings)
    // A tenth of the prices is older than 90 days, which pages mention.
    const pricedAt = Math.max(createdAt, NOW - Math.floor(chance(`${key}:priced`) * 100) * 86_400_000)
    const editedAt = createdAt + Math.floor(chance(`${key}:updated`) * 90) * 86_400_000
    return {
      num,
      id: idFrom(createdAt, num),
      slug: slugify(product.name.en),
      company: supplier.num,
      category: numOf(leaf.key),
      externalId: `${leaf.key}/${product.model}`,
      model: product.model,
      brand: brandOf(supplier.spec),
      ...textsOf(offer, num),
      tnved: leaf.tnved,
      country: supplier.spec.country,
      unit: leaf.unit,
      moq: product.moq,
      stock: stockOfVariants(variants) ?? stockOf(key, product.moq),
      leadMin: product.leadDays[0],
      leadMax: product.leadDays[1],
      facts: product.facts,
      variants,
      parameters: parametersOf(parametersOfLeaf(leaf.key), { facts: product.facts, variants }),
      ...price,
      priceRub: listedPrice(price, variants),
      pictures: [...picturesOf(offer, num, media), ...drawings],
      status: 'published' as const,
      rank: rankOf(key),
      createdAt,
      pricedAt,
      // A price is a part of the offer, so an offer is never older than its price.
      updatedAt: Math.max(pricedAt, Math.min(NOW, editedAt)),
    }
  })
}

export type ProductRow = ReturnType<typeof planProducts>[number]
