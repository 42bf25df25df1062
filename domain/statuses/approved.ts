import type { CompanyStatus } from './company.ts'
import type { ProductStatus } from './product.ts'

/** Statuses of companies and products that moderators have approved. */
export const APPROVED: readonly string[] = ['active', 'published', 'hidden'] satisfies (CompanyStatus | ProductStatus)[]

/** @returns whether buyers see the company or product in this status, or saw it until its own organization hid it */
export const isApproved = (status: string): boolean => APPROVED.includes(status)
