/** GET /api/company-services and related calls: companies that offer services. */
import * as v from 'valibot'
import { companyFilter } from './companies.ts'
import { Id, PageParameters } from './values.ts'

const ServiceFilter = v.object({ ...companyFilter, service: v.optional(Id) })
const locale = v.optional(v.string())

export const ServiceCompanyListQuery = v.object({ ...ServiceFilter.entries, ...PageParameters, locale })

/** GET /dev/services/filter accepts all parameters of the list, so that one query string serves both. */
export const ServiceFacetsQuery = v.object({ ...ServiceFilter.entries, locale })
