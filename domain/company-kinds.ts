/** A company sells products, offers services, or does both. */
export const COMPANY_KINDS = ['supplier', 'service', 'both'] as const
export type CompanyKind = (typeof COMPANY_KINDS)[number]

/** A directory that companies are listed in; those of kind 'both' are in each. */
export type CompanyDirectory = Exclude<CompanyKind, 'both'>

/** @returns the route of a company's public page: the other directory has none for a company of one kind */
export const companyRoute = (kind: CompanyKind) => (kind === 'service' ? 'serviceCompany' : 'supplier')
