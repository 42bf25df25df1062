/** What each button of each personal screen does. */
import type { PersonalName } from '../../../web/personal-routes.ts'
import { account } from './account.ts'
import { company } from './company.ts'
import { companyFiles } from './company-files.ts'
import { contacts } from './contacts.ts'
import { employees } from './employees.ts'
import { inquiries } from './inquiries.ts'
import { legalEntities } from './legal-entities.ts'
import { manyProducts } from './many-products.ts'
import { moderation } from './moderation.ts'
import type { Actions } from './outcome.ts'
import { productFiles } from './product-files.ts'
import { newProduct, product } from './products.ts'

export const ACTIONS: Partial<Record<PersonalName, Actions>> = {
  ...account,
  ...contacts,
  ...company,
  ...companyFiles,
  ...product,
  ...productFiles,
  ...manyProducts,
  ...inquiries,
  ...employees,
  ...legalEntities,
  ...moderation,
}

/** @returns undefined for a screen that has no form */
export const actionsOf = ({ name, id }: { name: PersonalName; id: string }): Actions | undefined =>
  name === 'product' && id === 'new' ? newProduct : ACTIONS[name]
