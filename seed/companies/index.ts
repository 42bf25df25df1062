import { china } from './china.ts'
import { far } from './far.ts'
import type { CompanySpec } from './model.ts'
import { neighbours } from './neighbours.ts'
import { russia } from './russia.ts'
import { serviceCompanies } from './service-companies.ts'

export { services } from './services.ts'

export const companies: CompanySpec[] = [...china, ...russia, ...neighbours, ...far, ...serviceCompanies]
