/** GET /api/profile/company/catalogue-file: the organization's goods as a file that an import can read back. */
import * as v from 'valibot'
import { CATALOGUE_FORMATS, CATALOGUE_PARTS } from '../price-list/catalogue-file.ts'

const Tick = v.optional(v.literal('1'))

export const CatalogueFileQuery = v.object({
  format: v.pipe(
    v.picklist(CATALOGUE_FORMATS),
    v.description('YML has the texts in all languages beside one another'),
    v.examples(['xlsx']),
  ),
  en: v.pipe(Tick, v.description('Adds the texts in English; without any language all are written'), v.examples(['1'])),
  ru: v.pipe(Tick, v.description('Adds the texts in Russian'), v.examples(['1'])),
  zh: v.pipe(Tick, v.description('Adds the texts in Chinese'), v.examples(['1'])),
  ...v.entriesFromList(
    CATALOGUE_PARTS,
    v.pipe(Tick, v.description('Adds these columns; without any of the kind all are written'), v.examples(['1'])),
  ),
})
export type CatalogueFileQuery = v.InferOutput<typeof CatalogueFileQuery>
