/** Texts that are stored under a name, to be put into forms: ready answers, addresses. */
import * as v from 'valibot'
import { Stored } from './values.ts'

export const NamedText = v.object({ ...Stored.entries, name: v.string(), text: v.string() })
export type NamedText = v.InferOutput<typeof NamedText>

/** The fields of a new text. */
export type NewNamedText = Pick<NamedText, 'name' | 'text'>
