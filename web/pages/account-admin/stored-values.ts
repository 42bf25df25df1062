/** Shapes of the values that a change can have, as the API returns them. */
import * as v from 'valibot'
import { LOCALES } from '../../../domain/locale.ts'

const Wordings = v.pipe(
  v.record(v.picklist(LOCALES), v.string()),
  v.check((texts) => Object.keys(texts).length > 0),
)
const Wording = v.union([v.string(), Wordings])
const Fact = v.object({ name: Wordings, value: Wording })

export const Texts = Wordings
export const Lines = v.array(v.string())
export const Files = v.array(v.object({ url: v.string(), kind: v.optional(v.string()) }))
export const Facts = v.array(Fact)
export const VariantRows = v.array(
  v.object({
    sku: v.string(),
    options: v.array(Fact),
    facts: v.optional(v.array(Fact)),
    tnved: v.optional(v.string()),
    weight: v.optional(v.number()),
    /** Address. */
    picture: v.optional(v.string()),
  }),
)
export const Certificates = v.array(
  v.object({ name: Wording, number: v.string(), validUntil: v.string(), url: v.optional(v.string()) }),
)
