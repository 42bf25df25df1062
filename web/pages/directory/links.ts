/** Addresses of the two directories and of their companies. */
import type { Locale } from '../../../domain/locale.ts'
import { href } from '../../../domain/routes.ts'
import type { DirectoryData } from './load.ts'

type Kind = DirectoryData['kind']

/** The list of a branch, or of all companies. */
export const directoryHref = (kind: Kind, locale: Locale, branch: string | undefined): string =>
  kind === 'suppliers'
    ? href('suppliers', locale, {}, { category: branch })
    : href('serviceCompanies', locale, {}, { service: branch })

/** A company's page in this directory. */
export const companyHref = (kind: Kind, locale: Locale, company: { id: string; slug: string }): string =>
  href(kind === 'suppliers' ? 'supplier' : 'serviceCompany', locale, company)

/** The query key of a directory's branch. */
export const branchKey = (kind: Kind) => (kind === 'suppliers' ? 'category' : 'service')
