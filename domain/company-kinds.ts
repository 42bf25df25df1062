import type { RouteName } from './routes.ts'

/** A company sells products, offers services, or does both. */
export const COMPANY_KINDS = ['supplier', 'service', 'both'] as const
export type CompanyKind = (typeof COMPANY_KINDS)[number]
/** The directory that a page belongs to: a company of both kinds is in each. */
export type CompanyRole = Exclude<CompanyKind, 'both'>

/** Routes of a company's public pages. One of a single kind has none in the other directory. */
const ROUTES = {
  supplier: ['supplier'],
  service: ['serviceCompany'],
  both: ['supplier', 'serviceCompany'],
} as const satisfies Record<CompanyKind, readonly RouteName[]>

export const companyRoutes = (kind: CompanyKind) => ROUTES[kind]

/** @returns the route of a company's main page, to which links to the company lead */
export const companyRoute = (kind: CompanyKind) => ROUTES[kind][0]
