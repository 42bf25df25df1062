/** /api/profile/company/legal-entities */
import * as v from 'valibot'
import { Kpp, Ogrn, TaxNumber } from './tax-number-input.ts'
import { Line, OptionalLine } from './text-input.ts'
import { CountryCode, STORED, Stored } from './values.ts'

/** An empty text means unknown. */
const orNothing = <Schema extends typeof Kpp | typeof Ogrn>(schema: Schema) => v.union([v.literal(''), schema])

const Bank = v.object({
  name: Line(200),
  /** BIC in Russia, CNAPS or SWIFT elsewhere. */
  bic: v.pipe(v.string(), v.regex(/^[0-9A-Z]{8,14}$/)),
  account: v.pipe(v.string(), v.regex(/^[0-9A-Z]{5,34}$/)),
  correspondent: v.pipe(v.string(), v.regex(/^[0-9A-Z]{0,34}$/)),
})

const fields = {
  fullName: Line(300),
  shortName: OptionalLine(150),
  /** INN or USCC; the country follows from it. */
  taxNumber: TaxNumber,
  kpp: orNothing(Kpp),
  ogrn: orNothing(Ogrn),
  address: OptionalLine(500),
  bank: v.nullable(Bank),
  /** True makes it the main one. There always is one, so false changes nothing. */
  main: v.boolean(),
}

const EXAMPLE = {
  fullName: 'Общество с ограниченной ответственностью «Ураларматура»',
  shortName: 'ООО «Ураларматура»',
  taxNumber: '7707083893',
  kpp: '773601001',
  ogrn: '1027700132195',
  address: '620014, Екатеринбург, ул. Малышева, 36',
  bank: { name: 'ПАО Сбербанк', bic: '044525225', account: '40702810938000000001', correspondent: '' },
  main: true,
}

export const NewLegalEntity = v.pipe(
  v.object({
    fullName: fields.fullName,
    taxNumber: fields.taxNumber,
    shortName: v.optional(fields.shortName, ''),
    kpp: v.optional(fields.kpp, ''),
    ogrn: v.optional(fields.ogrn, ''),
    address: v.optional(fields.address, ''),
    bank: v.optional(fields.bank, null),
    main: v.optional(fields.main, false),
  }),
  v.examples([EXAMPLE]),
)
export type NewLegalEntity = v.InferOutput<typeof NewLegalEntity>

export const LegalEntityChange = v.pipe(v.partial(v.object(fields)), v.examples([{ kpp: '773601001' }]))

/** What registers publish about an entity. */
export const LegalEntry = v.object({
  fullName: v.string(),
  shortName: v.string(),
  country: CountryCode,
  taxNumber: v.string(),
  kpp: v.string(),
  ogrn: v.string(),
  address: v.string(),
})
export type LegalEntry = v.InferOutput<typeof LegalEntry>

export const LegalEntity = v.object({
  ...Stored.entries,
  ...LegalEntry.entries,
  bank: v.nullable(v.object({ name: v.string(), bic: v.string(), account: v.string(), correspondent: v.string() })),
  main: v.boolean(),
})
export type LegalEntity = v.InferOutput<typeof LegalEntity>

const STORED_EXAMPLE = { ...EXAMPLE, ...STORED, country: 'RU' }

export const LegalEntityResponse = v.pipe(v.object({ data: LegalEntity }), v.examples([{ data: STORED_EXAMPLE }]))
export const LegalEntityList = v.pipe(
  v.object({ data: v.array(LegalEntity) }),
  v.examples([{ data: [STORED_EXAMPLE] }]),
)

/** GET /dev/legal_entry */
export const LegalEntryQuery = v.object({ taxNumber: TaxNumber, kpp: v.optional(Kpp) })

const { bank: _, main: __, ...PUBLIC } = EXAMPLE
export const LegalEntryResponse = v.pipe(
  v.object({ data: LegalEntry }),
  v.examples([{ data: { ...PUBLIC, country: 'RU' } }]),
)
