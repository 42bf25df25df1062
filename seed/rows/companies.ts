import { idFrom } from '../../worker/db/id.ts'
import { chance } from '../chance.ts'
import { type CompanySpec, incotermPlace } from '../companies/model.ts'
import { certificatesOf, markOf, photosOf } from '../companies/pictures.ts'
import { routesOf } from '../companies/routes.ts'
import type { SeedFiles } from '../files.ts'
import { regulationsOf } from '../tables/regulations.ts'

/** Companies joined before the first product was published: any time in 2024. */
const joinedAt = (key: string): number =>
  Date.UTC(2024, 0, 15) + Math.floor(chance(`${key}:joined`) * 340) * 86_400_000 + 8 * 3_600_000

function companyRow(spec: CompanySpec, num: number, files: SeedFiles) {
  const { key, kind, name, description, country, city, address, latitude, longitude, taxNumber } = spec
  const { founded, staff, website, phone, email, currency, incoterm, facts } = spec
  const { verifications, activities } = spec
  const createdAt = joinedAt(key)
  const checkedAt = verifications.map((check) => Date.parse(check.checkedAt))
  return {
    num,
    id: idFrom(createdAt, num),
    slug: key,
    kind,
    names: name,
    description,
    country,
    city,
    address,
    latitude,
    longitude,
    taxNumber,
    founded,
    staff,
    website,
    phone,
    email,
    currency,
    incoterm,
    incotermPlace: incotermPlace(spec),
    logo: markOf(spec, files),
    photos: photosOf(spec, files),
    certificates: certificatesOf(spec, files),
    facts,
    verifications,
    activities,
    routes: routesOf(key),
    regulations: regulationsOf(key),
    verified: verifications.length > 0,
    status: 'active' as const,
    createdAt,
    updatedAt: Math.max(createdAt, ...checkedAt),
  }
}

/** The fields of a supplier that products need. */
export interface Supplier {
  num: number
  spec: CompanySpec
}

export function planCompanies(specs: CompanySpec[], serviceNum: (key: string) => number | undefined, files: SeedFiles) {
  const suppliers = specs.map((spec, at): Supplier => ({ spec, num: at + 1 }))
  return {
    /** The suppliers of a catalogue group, in the order of the content. */
    suppliersOf: (group: string): Supplier[] =>
      suppliers.filter(({ spec }) => spec.kind !== 'service' && spec.groups.includes(group)),
    rows: suppliers.map(({ spec, num }) => companyRow(spec, num, files)),
    /** [company, service] */
    services: suppliers.flatMap(({ spec, num }) =>
      spec.services.flatMap((key) => {
        const service = serviceNum(key)
        return service === undefined ? [] : [[num, service]]
      }),
    ),
  }
}
