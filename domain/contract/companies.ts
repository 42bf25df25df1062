/** GET /api/companies and related calls: suppliers, and what they share with service companies. */
import * as v from 'valibot'
import { COMPANY_KINDS } from '../company-kinds.ts'
import { MAX_QUERY_LENGTH } from '../limits.ts'
import { VERIFIED_FACTS } from '../verified-facts.ts'
import { NamedRoute, PlaceCode } from './freight-routes.ts'
import { ProductListQuery } from './products.ts'
import { CertifiedRegulations, RegulationNumber } from './regulations.ts'
import { Understood } from './understood-query.ts'
import {
  CategoryRef,
  CompanyRef,
  CountedCategory,
  CountryCode,
  FacetValue,
  Fact,
  FileRef,
  Flag,
  Id,
  LocaleQuery,
  Localized,
  PageMeta,
  PageParameters,
  Picture,
  ResponseFigures,
} from './values.ts'

/** By number of offers (published products or services), by date of joining, by years in business. */
const COMPANY_SORTS = ['offers', 'new', 'founded'] as const
export type CompanySort = (typeof COMPANY_SORTS)[number]

/** Lower case for A to Z only, because the town's key is made by SQLite's lower(), which changes no other letters. */
const asciiLower = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Filters that both directories of companies have. */
const companyFilter = {
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_QUERY_LENGTH))),
  country: v.optional(CountryCode),
  /** A town by its English name, as in the facet. */
  city: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100), v.transform(asciiLower))),
  /** OKVED-2 code; companies with codes below it match too. */
  activity: v.optional(v.pipe(v.string(), v.regex(/^\d{2}(\.\d{1,2}(\.\d{1,2})?)?$/))),
  verified: v.optional(Flag),
  /** Years in business, at least. */
  years: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number))),
  sort: v.optional(v.picklist(COMPANY_SORTS), 'offers'),
}

const SupplierFilter = v.object({ ...companyFilter, category: v.optional(Id) })

export const CompanyListQuery = v.object({ ...SupplierFilter.entries, ...PageParameters, ...LocaleQuery.entries })
export type CompanyListQuery = v.InferOutput<typeof CompanyListQuery>

/** GET /dev/suppliers/filter accepts all parameters of the list, so that one query string serves both. */
export const SupplierFacetsQuery = v.object({ ...SupplierFilter.entries, ...LocaleQuery.entries })

/** GET /api/company-services and related calls: companies that offer services. */
const ServiceFilter = v.object({
  ...companyFilter,
  service: v.optional(Id),
  /** Ends of a route that the company serves; who serves a whole country serves its towns. */
  from: v.optional(v.pipe(PlaceCode, v.description('Countries and places from which the company takes goods'))),
  to: v.optional(
    v.pipe(PlaceCode, v.description('Countries and places to which the company takes goods, or where it works')),
  ),
  regulation: v.optional(v.pipe(RegulationNumber, v.description('Technical regulation that it certifies for'))),
})

export const ServiceCompanyListQuery = v.object({ ...ServiceFilter.entries, ...PageParameters, ...LocaleQuery.entries })

/** GET /dev/services/filter accepts all parameters of the list, so that one query string serves both. */
export const ServiceFacetsQuery = v.object({ ...ServiceFilter.entries, ...LocaleQuery.entries })

/** GET /api/companies/:id/products: the catalogue's filters without the supplier, which is in the path. */
export const CompanyProductsQuery = v.omit(ProductListQuery, ['supplier', 'ids'])

/** WGS 84 degrees. */
export const Coordinates = v.object({ latitude: v.number(), longitude: v.number() })
export type Coordinates = v.InferOutput<typeof Coordinates>

export const CompanyCard = v.object({
  ...CompanyRef.entries,
  kind: v.picklist(COMPANY_KINDS),
  description: v.nullable(Localized),
  city: Localized,
  coordinates: v.nullable(Coordinates),
  founded: v.nullable(v.number()),
  staff: v.nullable(v.number()),
  logo: v.nullable(Picture),
  products: v.number(),
  ...ResponseFigures.entries,
  /** Names of the categories with most of its products, at most three. */
  deals: v.array(Localized),
  /** Names of the services that it offers, at most three. */
  does: v.array(Localized),
})
export type CompanyCard = v.InferOutput<typeof CompanyCard>

export const CompanyList = v.object({
  data: v.array(CompanyCard),
  /** `understood` describes the query that was searched instead, where nothing matches the words as typed; null otherwise. */
  meta: v.object({ ...PageMeta.entries, understood: v.optional(Understood) }),
})
export type CompanyList = v.InferOutput<typeof CompanyList>

/** Each facet is counted without its own filter; values without matches are left out. */
const companyFacets = {
  country: v.array(FacetValue),
  city: v.array(v.object({ ...FacetValue.entries, name: Localized })),
  /** OKVED-2 classes, and the chosen code. */
  activity: v.array(FacetValue),
  verified: v.number(),
  /** `value` is years in business. */
  years: v.array(FacetValue),
}

/** False where more than 10,000 companies match: counts are then "at least". */
const facetsMeta = v.object({ exact: v.boolean() })

export const SupplierFacets = v.object({
  /** Children of the chosen category, or the top level. */
  data: v.object({ category: v.array(CountedCategory), ...companyFacets }),
  meta: facetsMeta,
})
export type SupplierFacets = v.InferOutput<typeof SupplierFacets>

export const ServiceCompanyFacets = v.object({
  /** Children of the chosen service, or the top level. */
  data: v.object({
    service: v.array(CountedCategory),
    ...companyFacets,
    from: v.pipe(v.array(FacetValue), v.description('Countries that they take goods from')),
    to: v.pipe(v.array(FacetValue), v.description('Countries that they take goods to, or work in')),
    regulation: v.pipe(v.array(FacetValue), v.description('Technical regulations that they certify for')),
  }),
  meta: facetsMeta,
})

export const Certificate = v.object({
  name: Localized,
  number: v.string(),
  /** ISO date. */
  validUntil: v.string(),
  /** The certificate's file, where there is one. */
  file: v.nullable(v.omit(FileRef, ['id'])),
})
export type Certificate = v.InferOutput<typeof Certificate>

export const VerifiedFact = v.picklist(VERIFIED_FACTS)

/** What was verified, by which source, on which day (ISO date). */
export const Verification = v.object({
  fact: VerifiedFact,
  source: Localized,
  checkedAt: v.string(),
})

export const Company = v.object({
  ...CompanyCard.entries,
  address: v.nullable(Localized),
  postalAddress: v.pipe(
    v.nullable(Localized),
    v.description(
      'The address in the language of the company’s country, for waybills; null where `address` is that already',
    ),
  ),
  taxNumber: v.nullable(v.string()),
  website: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  /** Its currency (ISO 4217) and its usual delivery term. */
  currency: v.string(),
  incoterm: v.nullable(v.string()),
  /** The place that the term names; where none was stated and the term ends at the seller, the company's city. */
  incotermPlace: v.nullable(Localized),
  facts: v.array(Fact),
  certificates: v.array(Certificate),
  photos: v.array(v.object({ ...Picture.entries, caption: v.nullable(Localized) })),
  /** OKVED-2 codes, the main one first. */
  activities: v.array(v.string()),
  routes: v.pipe(v.array(NamedRoute), v.description('Where a service company works: routes, or places alone')),
  regulations: CertifiedRegulations,
  /** Lowest-level categories that it sells in, most products first. */
  categories: v.array(CountedCategory),
  services: v.array(CategoryRef),
  verifications: v.array(Verification),
  joinedAt: v.string(),
  updatedAt: v.string(),
})
export type Company = v.InferOutput<typeof Company>

export const CompanyResponse = v.object({ data: Company })
