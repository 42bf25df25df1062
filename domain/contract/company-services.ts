/** GET /api/company-services and its relatives: companies that offer services. */
import * as v from 'valibot'
import { companyFilter } from './companies.ts'
import { Id, PageParameters } from './values.ts'

const ServiceFilter = v.object({ ...companyFilter, service: v.optional(Id) })
const locale = v.optional(v.string())

export const ServiceCompanyListQuery = v.object({ ...ServiceFilter.entries, ...PageParameters, locale })

/** GET /dev/services/filter takes what the list takes, so that one address serves both. */
export const ServiceFacetsQuery = v.object({ ...ServiceFilter.entries, locale })
