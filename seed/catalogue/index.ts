/** The whole seed catalogue, in the order of the category menu. */
import { electrical } from './electrical/index.ts'
import { fastenersTools } from './fasteners-tools/index.ts'
import { handling } from './handling/index.ts'
import { heatInstruments } from './heat-instruments/index.ts'
import { metals } from './metals/index.ts'
import type { Root } from './model.ts'
import { packaging } from './packaging/index.ts'
import { pipeline } from './pipeline/index.ts'
import { powerTransmission } from './power-transmission/index.ts'
import { pumpsCompressors } from './pumps-compressors/index.ts'
import { safety } from './safety/index.ts'

export const roots: Root[] = [
  pipeline,
  pumpsCompressors,
  heatInstruments,
  metals,
  powerTransmission,
  fastenersTools,
  electrical,
  handling,
  packaging,
  safety,
]
