/** Products of a company that is not public: hidden with it, and back with it. */
import { type SQL, sql } from 'drizzle-orm'

/** @returns a statement that hides what is published. */
const suspendProducts = (company: number): SQL =>
  sql`UPDATE products SET status = 'hidden', suspended = 1
    WHERE company = ${company} AND status = 'published' AND deleted_at IS NULL`

/** @returns a statement that shows again what was hidden that way. */
const resumeProducts = (company: number): SQL =>
  sql`UPDATE products SET status = 'published', suspended = 0
    WHERE company = ${company} AND status = 'hidden' AND suspended = 1 AND deleted_at IS NULL`

/** @returns the statements for a company's products when its status changes. */
export function productsFollow(company: number, from: string, to: string): SQL[] {
  if (from === 'active' && to !== 'active') return [suspendProducts(company)]
  return to === 'active' && from !== 'active' ? [resumeProducts(company)] : []
}
