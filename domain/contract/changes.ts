import * as v from 'valibot'

/** A change of one field that buyers see; `before` is null where it was empty. */
export const Change = v.object({ field: v.string(), before: v.nullable(v.unknown()), after: v.nullable(v.unknown()) })
export type Change = v.InferOutput<typeof Change>
