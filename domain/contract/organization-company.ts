/** /api/profile/company: the organization's page, as its members see and edit it. */
import * as v from 'valibot'
import { COMPANY_KINDS } from '../company-kinds.ts'
import { MAX_ACTIVITIES } from '../limits.ts'
import { parseEmail, parsePhone } from '../login.ts'
import { COMPANY_STATUSES } from '../statuses/company.ts'
import { INCOTERMS } from '../trade-terms.ts'
import { Change } from './changes.ts'
import { CompanyCard, Coordinates } from './companies.ts'
import { FreightRoutes } from './freight-routes.ts'
import { CertifiedRegulations } from './regulations.ts'
import { TaxNumber } from './tax-number-input.ts'
import { OptionalLine, Parsed } from './text-input.ts'
import { CountryCode, Currency, Day, Id, Picture, STORED, Stored } from './values.ts'
import { Website } from './website.ts'
import { FactWordings, LineInAny, LineInSome, TextInAny, Wordings } from './wordings.ts'

const Email = Parsed(254, parseEmail)
/** With its country code, which the form adds. */
const Phone = Parsed(40, (text) => parsePhone(text))

export const Incoterm = v.picklist(INCOTERMS)
/** The place or port that a delivery term names. */
export const IncotermPlace = LineInAny(100)

const fields = {
  kind: v.picklist(COMPANY_KINDS),
  names: LineInSome(150),
  description: TextInAny(10_000),
  country: CountryCode,
  city: LineInAny(100),
  address: LineInAny(300),
  coordinates: v.nullable(
    v.object({
      latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    }),
  ),
  taxNumber: v.nullable(TaxNumber),
  /** Year of foundation. */
  founded: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1500), v.maxValue(2100))),
  staff: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5_000_000))),
  website: v.nullable(Website),
  phone: v.nullable(Phone),
  email: v.nullable(Email),
  /** Currency of its prices. */
  currency: Currency,
  incoterm: v.nullable(Incoterm),
  incotermPlace: IncotermPlace,
  /** OKVED-2 codes, the main one first. */
  activities: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^\d{2}(\.\d{1,2}(\.\d{1,2})?)?$/))),
    v.maxLength(MAX_ACTIVITIES),
  ),
  /** Ids of the services it offers. */
  services: v.pipe(v.array(Id), v.maxLength(50)),
  routes: FreightRoutes,
  regulations: CertifiedRegulations,
  /** Ids of its photos in the order to show them. */
  photos: v.pipe(v.array(Id), v.maxLength(50)),
}

const EXAMPLE = {
  kind: 'supplier' as const,
  names: { en: 'Uralarmatura', ru: 'Ураларматура' },
  country: 'RU',
  city: { en: 'Yekaterinburg', ru: 'Екатеринбург' },
}

export const NewCompany = v.pipe(
  v.object({
    kind: v.optional(fields.kind, 'supplier'),
    names: fields.names,
    country: fields.country,
    city: v.optional(fields.city, {}),
    taxNumber: v.optional(fields.taxNumber, null),
    currency: v.optional(fields.currency, 'RUB'),
  }),
  v.examples([{ ...EXAMPLE, taxNumber: '7707083893', currency: 'RUB' as const }]),
)
export type NewCompany = v.InferOutput<typeof NewCompany>

export const CompanyChange = v.pipe(
  v.partial(v.object(fields)),
  v.examples([{ staff: 120, website: 'https://www.ural-armatura.ru/', phone: '+73432000000' }]),
)
export type CompanyChange = v.InferOutput<typeof CompanyChange>

const CompanyStatus = v.picklist(COMPANY_STATUSES)

/** Sections that buyers need; required before moderators review the company. `incotermPlace` is required only with a term. */
export const REQUIRED = ['names', 'description', 'city', 'taxNumber', 'contact', 'incotermPlace'] as const

/** Fields that the verification of a company confirms (docs/behaviour.md, "Verified identity"). */
export const IDENTITY = ['names', 'country', 'taxNumber'] as const

const FileLink = v.object({ id: v.string(), url: v.string() })

const StoredPhoto = v.object({ ...Picture.entries, caption: v.nullable(Wordings) })
const StoredCertificate = v.object({
  name: Wordings,
  number: v.string(),
  validUntil: v.string(),
  file: v.nullable(FileLink),
})

export const OwnCompany = v.object({
  ...Stored.entries,
  slug: v.string(),
  status: CompanyStatus,
  /** Moderators' reason for sending it back or blocking it. */
  reason: v.nullable(v.string()),
  /** When it was submitted, or when moderators decided on it; null for a status that was set otherwise. */
  statusAt: v.nullable(v.string()),
  /** When a moderator first saw the open review; null where none is open, or no moderator has seen it. */
  seenAt: v.nullable(v.string()),
  /** The refused part of the last change; `before` is what buyers see. Empty where nothing was refused. */
  refused: v.array(Change),
  /** Statuses that its members may set next. */
  allowed: v.array(CompanyStatus),
  /** What is missing before it can be submitted. */
  missing: v.array(v.picklist(REQUIRED)),
  /** Verified fields that were changed since: buyers see the change once moderators have approved it. */
  waiting: v.array(v.picklist(IDENTITY)),
  kind: fields.kind,
  names: Wordings,
  description: Wordings,
  country: v.string(),
  city: Wordings,
  address: Wordings,
  coordinates: v.nullable(Coordinates),
  taxNumber: v.nullable(v.string()),
  founded: v.nullable(v.number()),
  staff: v.nullable(v.number()),
  website: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  currency: v.string(),
  incoterm: v.nullable(v.string()),
  incotermPlace: Wordings,
  logo: v.nullable(FileLink),
  photos: v.array(StoredPhoto),
  certificates: v.array(StoredCertificate),
  facts: v.array(FactWordings),
  activities: v.array(v.string()),
  services: v.array(v.string()),
  routes: FreightRoutes,
  regulations: CertifiedRegulations,
  verified: v.boolean(),
  verifications: v.array(v.object({ fact: v.string(), source: Wordings, checkedAt: v.string() })),
})
export type OwnCompany = v.InferOutput<typeof OwnCompany>

export const OwnCompanyResponse = v.pipe(
  v.object({ data: OwnCompany }),
  v.examples([
    {
      data: {
        ...EXAMPLE,
        ...STORED,
        slug: 'uralarmatura',
        status: 'draft',
        reason: null,
        statusAt: null,
        seenAt: null,
        refused: [],
        allowed: ['pending'],
        missing: ['description', 'contact'],
        waiting: [],
        description: {},
        address: {},
        coordinates: null,
        taxNumber: '7707083893',
        founded: null,
        staff: null,
        website: null,
        phone: null,
        email: null,
        currency: 'RUB',
        incoterm: null,
        incotermPlace: {},
        logo: null,
        photos: [],
        certificates: [],
        facts: [],
        activities: [],
        services: [],
        routes: [],
        regulations: [],
        verified: false,
        verifications: [],
      },
    },
  ]),
)

/** GET /product-company */
export const CompanyCardResponse = v.object({ data: v.nullable(CompanyCard) })

export const CompanyStatusChange = v.pipe(
  v.object({ status: CompanyStatus }),
  v.examples([{ status: 'pending' as const }]),
)

export const LogoInput = v.pipe(v.object({ file: Id }), v.examples([{ file: '06d2k6t0000g1a2b' }]))

/** A picture of the works, or a certificate with its file. */
export const CompanyFileInput = v.pipe(
  v.variant('kind', [
    v.object({ kind: v.literal('photo'), file: Id, caption: v.optional(LineInAny(200), {}) }),
    v.object({
      kind: v.literal('certificate'),
      file: Id,
      name: LineInSome(200),
      number: v.optional(OptionalLine(100), ''),
      validUntil: Day,
    }),
  ]),
  v.examples([
    { kind: 'photo' as const, file: '06d2k6t0000g1a2b', caption: { en: 'Foundry', ru: 'Литейный цех' } },
    {
      kind: 'certificate' as const,
      file: '06d2k6t0000g1a2b',
      name: { en: 'ISO 9001' },
      number: 'RU-1',
      validUntil: '2028-01-31',
    },
  ]),
)
export type CompanyFileInput = v.InferOutput<typeof CompanyFileInput>

export const CompanyFilesResponse = v.pipe(
  v.object({ data: v.object({ photos: v.array(StoredPhoto), certificates: v.array(StoredCertificate) }) }),
  v.examples([
    {
      data: {
        photos: [],
        certificates: [{ name: { en: 'ISO 9001' }, number: 'RU-1', validUntil: '2028-01-31', file: null }],
      },
    },
  ]),
)

/** Id of the file to remove. */
export const RemovedFileQuery = v.object({ file: Id })
