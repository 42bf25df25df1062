/** A code as a link, for breadcrumbs and for texts of its chapter or section. */
import * as v from 'valibot'
import { LEVELS } from '../classifier/levels.ts'
import { Localized } from './values.ts'

export const CodeLevel = v.picklist([...new Set([...LEVELS.okved, ...LEVELS.tnved])])

export const CodeRefEntries = {
  id: v.string(),
  /** Null for a line of the tariff without a code of its own. */
  code: v.nullable(v.string()),
  level: CodeLevel,
  name: Localized,
  /** The name is not an official translation. */
  unofficial: v.boolean(),
}

export const CodeRef = v.object(CodeRefEntries)
export type CodeRef = v.InferOutput<typeof CodeRef>
