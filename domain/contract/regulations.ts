/** Technical regulations by TN VED code, which operators maintain (docs/behaviour.md, "Technical regulations"). */
import * as v from 'valibot'
import { byLocale } from '../locale.ts'
import { borderRateEntries } from './border-rates.ts'
import { Line } from './text-input.ts'
import { Id, LocaleQuery, Localized } from './values.ts'

/** What confirms that goods meet a regulation; `either`: a certificate or a declaration, as the kind of goods needs. */
export const CONFORMITY_DOCUMENTS = ['certificate', 'declaration', 'either'] as const
export type ConformityDocument = (typeof CONFORMITY_DOCUMENTS)[number]

const MAX_NAME_LENGTH = 200
const MAX_PREFIXES = 60
/** Regulations that a company states at most. */
const MAX_REGULATIONS = 30

export const RegulationNumber = v.pipe(
  v.string(),
  v.regex(/^\d{3}\/\d{4}$/),
  v.description('Number of a technical regulation of the Customs Union or of the Eurasian Economic Union'),
  v.examples(['032/2013']),
)

/** What a service company certifies for. */
export const CertifiedRegulations = v.pipe(
  v.array(RegulationNumber),
  v.maxLength(MAX_REGULATIONS),
  v.description('Technical regulations that a service company certifies for'),
)

const EXAMPLE = {
  number: '032/2013',
  names: {
    en: 'On the safety of equipment operating under excess pressure',
    ru: 'О безопасности оборудования, работающего под избыточным давлением',
    zh: '关于承压设备的安全',
  },
  document: 'either' as const,
  prefixes: ['7311', '8402'],
  validFrom: '2014-02-01',
  validTo: null,
  source: 'Решение Совета ЕЭК от 02.07.2013 № 41',
  address: null,
}

const { validFrom, validTo, source, address } = borderRateEntries
const document = v.pipe(
  v.picklist(CONFORMITY_DOCUMENTS),
  v.description('What goods need: a certificate of conformity, a declaration, or one of the two by their kind'),
  v.examples([EXAMPLE.document]),
)

const regulationEntries = {
  number: RegulationNumber,
  names: v.pipe(
    v.object(byLocale(() => Line(MAX_NAME_LENGTH))),
    v.description('What it is about, in each language'),
    v.examples([EXAMPLE.names]),
  ),
  document,
  prefixes: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^\d{2,10}$/))),
    v.minLength(1, 'required'),
    v.maxLength(MAX_PREFIXES),
    v.description('Digits that TN VED codes begin with: goods of these codes may be subject to it'),
    v.examples([EXAMPLE.prefixes]),
  ),
  validFrom,
  validTo,
  source,
  address,
}

export const NewRegulation = v.pipe(
  v.object(regulationEntries),
  v.forward(
    v.check(({ validFrom, validTo }) => validTo === null || validTo >= validFrom, 'order'),
    ['validTo'],
  ),
  v.examples([EXAMPLE]),
)
export type NewRegulation = v.InferOutput<typeof NewRegulation>

export const Regulation = v.object({
  ...regulationEntries,
  id: Id,
  version: v.pipe(v.number(), v.description('Version of the regulation, for If-Match'), v.examples([1])),
})
export type Regulation = v.InferOutput<typeof Regulation>
export const RegulationList = v.object({ data: v.array(Regulation) })
export const RegulationResponse = v.object({ data: Regulation })

/** GET /api/tnved/regulations */
export const RegulationsQuery = v.object({
  code: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{2,10}$/),
      v.description('A TN VED code or its first digits; none: all that are in force'),
      v.examples(['8402110009']),
    ),
  ),
  ...LocaleQuery.entries,
})
export type RegulationsQuery = v.InferOutput<typeof RegulationsQuery>

const RegulationOfCode = v.object({
  number: RegulationNumber,
  name: v.pipe(Localized, v.description('What it is about')),
  document,
  validFrom,
  source,
  address,
  companies: v.pipe(v.number(), v.description('Service companies that certify for it'), v.examples([2])),
})
export type RegulationOfCode = v.InferOutput<typeof RegulationOfCode>
export const RegulationsOfCode = v.object({ data: v.array(RegulationOfCode) })
