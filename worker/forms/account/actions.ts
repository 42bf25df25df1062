/** What each button of each personal screen does. */
import type { PersonalName } from '../../../domain/personal-routes.ts'
import { bulkProducts } from './bulk-products.ts'
import { company } from './company.ts'
import { companyFiles } from './company-files.ts'
import { contacts } from './contacts.ts'
import { employees } from './employees.ts'
import type { Actions } from './form-result.ts'
import { inquiries } from './inquiries.ts'
import { legalEntities } from './legal-entities.ts'
import { moderation } from './moderation.ts'
import { productFiles } from './product-files.ts'
import { newProduct, product } from './products.ts'
import { account } from './settings.ts'

export const ACTIONS: Partial<Record<PersonalName, Actions>> = {
  ...account,
  ...contacts,
  ...company,
  ...companyFiles,
  ...product,
  ...productFiles,
  ...bulkProducts,
  ...inquiries,
  ...employees,
  ...legalEntities,
  ...moderation,
}

/** @returns undefined for a screen that has no form */
export const actionsOf = ({ name, id }: { name: PersonalName; id: string }): Actions | undefined =>
  name === 'product' && id === 'new' ? newProduct : ACTIONS[name]
