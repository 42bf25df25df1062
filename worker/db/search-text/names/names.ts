/** What goods are called, by the groups of the catalogue: a name has one home, the file of the group whose goods it finds. */
import { COMPRESSORS_HEAT } from './compressors-heat.ts'
import { DRIVES } from './drives.ts'
import { ELECTRICAL } from './electrical.ts'
import { FASTENERS } from './fasteners.ts'
import { HANDLING } from './handling.ts'
import { INSTRUMENTS } from './instruments.ts'
import { METALS } from './metals.ts'
import type { NamesOfGroup } from './model.ts'
import { PACKAGING } from './packaging.ts'
import { PIPES } from './pipes.ts'
import { PUMPS } from './pumps.ts'
import { SAFETY } from './safety.ts'
import { SERVICES } from './services.ts'
import { TOOLS } from './tools.ts'
import { VALVES } from './valves.ts'

const GROUPS: NamesOfGroup[] = [
  PIPES,
  VALVES,
  PUMPS,
  COMPRESSORS_HEAT,
  INSTRUMENTS,
  METALS,
  DRIVES,
  FASTENERS,
  TOOLS,
  ELECTRICAL,
  HANDLING,
  PACKAGING,
  SERVICES,
  SAFETY,
]

const all = (kind: keyof NamesOfGroup): string =>
  GROUPS.map((group) => group[kind].trim())
    .filter(Boolean)
    .join('\n')

/** The names of all groups, a line for each thing. */
export const NAMES: NamesOfGroup = { synonyms: all('synonyms'), slang: all('slang'), everyday: all('everyday') }
