/** /api/operator/companies: all companies as operators see them. */
import * as v from 'valibot'
import { COMPANY_KINDS } from '../company-kinds.ts'
import { ORGANIZATION_ROLES } from '../roles.ts'
import { COMPANY_STATUSES } from '../statuses/company.ts'
import { EMPLOYEE_STATUSES } from '../statuses/employee.ts'
import { PRODUCT_STATUSES } from '../statuses/product.ts'
import { Verification, VerifiedFact } from './companies.ts'
import { RequestStatus } from './company-requests.ts'
import { TrustOnDesk } from './company-trust.ts'
import { after, counted, DeskMeta, NamedCompany, SentNotice, search, when } from './desk-lists.ts'
import { CountryCode, Id, Localized } from './values.ts'

export const CompaniesQuery = v.object({
  q: search('Words of the name, a tax number, or an id', 'Uralarmatura'),
  status: v.pipe(
    v.optional(v.picklist(COMPANY_STATUSES)),
    v.description('Only companies in this status'),
    v.examples(['active' as const]),
  ),
  kind: v.pipe(
    v.optional(v.picklist(COMPANY_KINDS)),
    v.description('Only companies that do this'),
    v.examples(['supplier' as const]),
  ),
  verified: v.pipe(
    v.optional(v.picklist(['0', '1'])),
    v.description('Companies with the mark of a verified one (1) or without it (0)'),
    v.examples(['1' as const]),
  ),
  after,
  locale: v.optional(v.string()),
})
export type CompaniesQuery = v.InferOutput<typeof CompaniesQuery>

const common = {
  id: Id,
  name: Localized,
  status: v.picklist(COMPANY_STATUSES),
  kind: v.picklist(COMPANY_KINDS),
  verified: v.pipe(v.boolean(), v.description('Whether buyers see the mark'), v.examples([true])),
  country: CountryCode,
  createdAt: when('When it was founded on the site'),
}

export const DeskCompanyRow = v.object(common)
export type DeskCompanyRow = v.InferOutput<typeof DeskCompanyRow>
export const DeskCompanies = v.object({ data: v.array(DeskCompanyRow), meta: DeskMeta })
export type DeskCompanies = v.InferOutput<typeof DeskCompanies>

const Member = v.object({
  person: v.pipe(v.nullable(Id), v.description('null for an invitation'), v.examples(['06d2k6t0000g1a2b'])),
  name: v.pipe(v.string(), v.description('Empty where it is not known'), v.examples(['Anna Petrova'])),
  role: v.picklist(ORGANIZATION_ROLES),
  status: v.picklist(EMPLOYEE_STATUSES),
})

const ClaimOfCompany = v.object({
  id: Id,
  at: when('When it was filed'),
  status: v.pipe(RequestStatus, v.description('What was decided')),
  given: v.pipe(
    v.nullable(v.picklist(['ownership', 'number'])),
    v.description('What the claimant was given'),
    v.examples(['ownership' as const]),
  ),
})

const EvidenceFile = v.object({
  fact: VerifiedFact,
  id: v.pipe(Id, v.description('Id of the file')),
  url: v.pipe(v.string(), v.examples(['/api/files/common/06d2k6t0000g1a2b'])),
  name: v.pipe(v.string(), v.examples(['Extract from the register.pdf'])),
  type: v.pipe(v.string(), v.description('Type of the file by its content'), v.examples(['application/pdf'])),
  size: v.pipe(v.number(), v.description('Bytes'), v.examples([482_133])),
})

export const DeskCompanyDetails = v.object({
  data: v.object({
    ...common,
    slug: v.pipe(v.string(), v.examples(['uralarmatura'])),
    taxNumber: v.pipe(v.nullable(v.string()), v.examples(['7707083893'])),
    mergedInto: v.pipe(v.nullable(NamedCompany), v.description('The company that it was merged into; null for most')),
    trust: TrustOnDesk,
    goods: v.array(v.object({ status: v.picklist(PRODUCT_STATUSES), count: counted('How many there are') })),
    inquiries: counted('Inquiries received'),
    orders: counted('Orders received'),
    imports: counted('Price lists imported'),
    members: v.array(Member),
    claims: v.array(ClaimOfCompany),
    verifications: v.array(Verification),
    evidence: v.pipe(v.array(EvidenceFile), v.description('What proves these facts; moderators alone read the files')),
    notices: v.pipe(v.array(SentNotice), v.description('The latest messages to the company’s own address')),
  }),
})
export type DeskCompanyDetails = v.InferOutput<typeof DeskCompanyDetails>['data']

/** A file that proves a recorded fact. */
export const Evidence = v.pipe(
  v.object({ fact: VerifiedFact, file: v.pipe(Id, v.description('An upload of the operator’s own')) }),
  v.examples([{ fact: 'registration' as const, file: '06d2k6t0000g1a2b' }]),
)
export type Evidence = v.InferOutput<typeof Evidence>
export const AttachEvidenceResponse = v.pipe(
  v.object({ data: v.object({ id: Id, fact: VerifiedFact, file: Id }) }),
  v.examples([{ data: { id: '06d2k6t0000g1a2c', fact: 'registration' as const, file: '06d2k6t0000g1a2b' } }]),
)
export const EvidenceQuery = v.object({
  file: v.pipe(Id, v.description('The file that is removed'), v.examples(['06d2k6t0000g1a2b'])),
})
export type EvidenceQuery = v.InferOutput<typeof EvidenceQuery>
