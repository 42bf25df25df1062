import { type OwnCompany, REQUIRED } from '../../../../domain/contract/organization-company.ts'
import { toFactWordings } from '../../../../domain/contract/wordings.ts'
import { isoOrNull } from '../../../../domain/iso.ts'
import { COMPANY_BY_MEMBERS } from '../../../../domain/statuses/company.ts'
import type { StoredCertificate, StoredPhoto } from '../../../db/schema.ts'
import { refusedChanges } from '../../operator/moderation/changes.ts'
import { companySnapshot } from '../../operator/reviews/moderated-fields.ts'
import type { RefusedChange } from '../../operator/reviews/queries.ts'
import { fileUrl, toPicture } from '../../public/pictures.ts'
import { waitingFields, withWaiting } from './identity.ts'
import type { CompanyRow } from './queries.ts'

/** A company that is being created has no number yet. */
type Row = Omit<CompanyRow, 'num'>

const link = (id: string) => ({ id, url: fileUrl(id) })

const toPhoto = (photo: StoredPhoto) => ({
  ...toPicture(photo, '320'),
  // Not resized, because its owner orders the photos by the id at the end of the URL.
  url: fileUrl(photo.id),
  caption: photo.caption ?? null,
})

const toCertificate = ({ name, number, validUntil, file }: StoredCertificate) => ({
  name,
  number,
  validUntil,
  file: file === undefined ? null : link(file),
})

const isEmpty = (text: object): boolean => Object.keys(text).length === 0

/** Whether a section that buyers need is still empty. */
const IS_MISSING: Record<(typeof REQUIRED)[number], (row: Row) => boolean> = {
  names: ({ names }) => isEmpty(names),
  description: ({ description }) => isEmpty(description),
  city: ({ city }) => isEmpty(city),
  taxNumber: ({ taxNumber }) => taxNumber === null,
  contact: ({ phone, email }) => phone === null && email === null,
  incotermPlace: ({ incoterm, incotermPlace }) => incoterm !== null && isEmpty(incotermPlace ?? {}),
}

/** @returns what a company still lacks before it can be sent to moderators. */
export const missingOfCompany = (row: Row): OwnCompany['missing'] =>
  REQUIRED.filter((section) => IS_MISSING[section](row))

const coordinates = ({ latitude, longitude }: Row): OwnCompany['coordinates'] =>
  latitude === null || longitude === null ? null : { latitude, longitude }

export const toCompanyFiles = ({ photos, certificates }: Row) => ({
  photos: photos.map(toPhoto),
  certificates: certificates.map(toCertificate),
})

interface Whole {
  row: Row
  services: string[]
  statusAt: number | null
  seenAt: number | null
  refused: RefusedChange | null
}

/** For a verified company it includes the changes that wait for moderators, so that members continue from what they have written. */
export const toOwnCompany = ({ row: stored, services, statusAt, seenAt, refused }: Whole): OwnCompany => {
  const row = withWaiting(stored)
  return {
    id: row.id,
    waiting: waitingFields(stored),
    slug: row.slug,
    status: row.status,
    reason: row.statusReason,
    statusAt: isoOrNull(statusAt),
    seenAt: isoOrNull(seenAt),
    refused: refusedChanges(refused, companySnapshot(row)),
    allowed: [...COMPANY_BY_MEMBERS[row.status]],
    missing: missingOfCompany(row),
    kind: row.kind,
    names: row.names,
    description: row.description,
    country: row.country,
    city: row.city,
    address: row.address,
    coordinates: coordinates(row),
    taxNumber: row.taxNumber,
    founded: row.founded,
    staff: row.staff,
    website: row.website,
    phone: row.phone,
    email: row.email,
    currency: row.currency,
    incoterm: row.incoterm,
    incotermPlace: row.incotermPlace ?? {},
    logo: row.logo === null ? null : link(row.logo),
    ...toCompanyFiles(row),
    facts: row.facts.map(toFactWordings),
    activities: row.activities,
    services,
    routes: row.routes,
    regulations: row.regulations,
    verified: row.verified,
    verifications: row.verifications.map(({ fact, source, checkedAt }) => ({ fact, source, checkedAt })),
    version: row.version,
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  }
}
