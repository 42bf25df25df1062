/** The press centre's seed stories and their tags. */
import { choosingEquipment } from './choosing-equipment.ts'
import { choosingMaterials } from './choosing-materials.ts'
import { contractsPayments } from './contracts-payments.ts'
import { customs } from './customs.ts'
import { exhibitions } from './exhibitions.ts'
import { logistics } from './logistics.ts'
import { maintenance } from './maintenance.ts'
import { markets } from './markets.ts'
import type { StorySpec } from './model.ts'
import { quality } from './quality.ts'
import { safetyPackaging } from './safety-packaging.ts'
import { standards } from './standards.ts'
import { suppliers } from './suppliers.ts'

export { tags } from './tags.ts'

export const stories: StorySpec[] = [
  ...choosingEquipment,
  ...choosingMaterials,
  ...standards,
  ...logistics,
  ...customs,
  ...quality,
  ...contractsPayments,
  ...maintenance,
  ...markets,
  ...exhibitions,
  ...safetyPackaging,
  ...suppliers,
]
