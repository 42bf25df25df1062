/** GET /api/okved/tree, /api/tnved/tree, /dev/okved2, /dev/ved */
import * as v from 'valibot'
import { CODE_TEXT_KINDS } from '../classifier/code-texts.ts'
import { CLASSIFIERS, LEVELS } from '../classifier/compact.ts'
import { Locale, Localized } from './values.ts'

const Count = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(most))

/** A code as people write it, or the id of a line without one: '8481 80 819 9', '28.14', 'XVI', '8481-g285'. */
const Code = v.pipe(v.string(), v.trim(), v.maxLength(30), v.regex(/^[0-9A-Za-z. \u00a0-]*$/))
const Query = v.pipe(v.string(), v.trim(), v.maxLength(200))

/**
 * One of `code`, `open`, `parent` (with `depth`), `q`, the first of them that is there; with none of them it is the whole tree in
 * its compact form.
 */
export const TreeQuery = v.object({
  /** One code with everything that is said of it. */
  code: v.optional(Code),
  /** Search by code or by words of any of the languages; beside `open` or `parent`, words to be marked in names. */
  q: v.optional(Query),
  /** What is below this one; empty is the top. */
  parent: v.optional(Code),
  /** The tree opened at this code: the top, and what is right below each node on the way and below itself. */
  open: v.optional(Code),
  /** How many levels below `parent`. */
  depth: v.optional(Count(12)),
  /** Of the whole tree: the edition that is wanted, under an address that never changes. */
  edition: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-z]{16}$/))),
  /** Hits of a search, 50 at most. */
  perPage: v.optional(Count(50), '20'),
  locale: v.optional(v.string()),
})
export type TreeQuery = v.InferOutput<typeof TreeQuery>

/** Query of the flat look-ups for form fields. */
export const LookupQuery = v.object({ q: Query, perPage: v.optional(Count(50), '10'), locale: v.optional(v.string()) })
export type LookupQuery = v.InferOutput<typeof LookupQuery>

const RepeatedTexts = v.object({ values: v.array(v.string()), of: v.array(v.number()) })

/** A third of what a list of objects would be: a text a column, a line a node (domain/classifier/compact.ts). */
export const CompactTree = v.object({
  tree: v.picklist(CLASSIFIERS),
  dated: v.string(),
  builtin: v.boolean(),
  sources: v.array(v.string()),
  unofficial: v.array(Locale),
  texts: v.string(),
  ids: v.string(),
  levels: v.string(),
  depths: v.string(),
  names: v.object({ en: v.string(), ru: v.string(), zh: v.string() }),
  words: v.string(),
  units: RepeatedTexts,
  duties: RepeatedTexts,
  marks: RepeatedTexts,
})

/** Which edition an answer is from. `stale`: the api could not be asked whether there is a newer one. */
export const Edition = v.object({
  id: v.string(),
  tree: v.picklist(CLASSIFIERS),
  /** ISO date. */
  dated: v.string(),
  /** The overview that ships with the software: for work that counts, import the published edition. */
  builtin: v.boolean(),
  /** Where names come from: 'rosstat', 'eec', 'nace', 'hs', 'cn'. */
  sources: v.array(v.string()),
  nodes: v.number(),
  /** Of its compact form in UTF-8: what it takes on a device that keeps it. */
  bytes: v.number(),
  /** Path of the whole tree in this edition; what it answers never changes. */
  url: v.string(),
})
export type Edition = v.InferOutput<typeof Edition>

const Meta = v.object({ edition: Edition, stale: v.boolean() })
export type Meta = v.InferOutput<typeof Meta>

const Level = v.picklist([...new Set([...LEVELS.okved, ...LEVELS.tnved])])

const CodeRefEntries = {
  id: v.string(),
  /** Null for a line of the tariff that has no code of its own. */
  code: v.nullable(v.string()),
  level: Level,
  name: Localized,
  /** The wording is not an official one. */
  unofficial: v.boolean(),
}

/** A code as it stands on the way to another one. */
export const CodeRef = v.object(CodeRefEntries)
export type CodeRef = v.InferOutput<typeof CodeRef>

export const CodeNode = v.object({
  ...CodeRefEntries,
  parent: v.nullable(v.string()),
  depth: v.number(),
  /** How many stand right below. */
  children: v.number(),
  /** Unit of quantity beside the kilogram, as the tariff has it. */
  unit: v.nullable(v.string()),
  /** Import duty as the tariff has it: a bare number is per cent. */
  duty: v.nullable(v.string()),
  /** Footnote marks of the tariff. */
  marks: v.nullable(v.string()),
})
export type CodeNode = v.InferOutput<typeof CodeNode>

/** From and to, in UTF-16 units. */
const Marks = v.array(v.tuple([v.number(), v.number()]))

/** A node of a branch. With `q` beside `open` or `parent`: what of its name answers it. */
export const ShownNode = v.object({ ...CodeNode.entries, nameMarks: v.optional(Marks) })
export type ShownNode = v.InferOutput<typeof ShownNode>

export const CodeHit = v.object({
  ...CodeNode.entries,
  /** From the top down, without itself. */
  path: v.array(CodeRef),
  /** What answers the query in the name. */
  nameMarks: Marks,
  /** Digits of the query that the code has, in the code as it is written here. */
  codeMarks: Marks,
  /** The wording that answers, where that is not the name. */
  found: v.nullable(v.object({ ...Localized.entries, marks: Marks })),
})
export type CodeHit = v.InferOutput<typeof CodeHit>

const CodeText = v.object({
  /** Whose text it is: the code itself, its chapter, its section. */
  of: CodeRef,
  kind: v.picklist(CODE_TEXT_KINDS),
  lang: Locale,
  paragraphs: v.array(v.string()),
})
export type CodeText = v.InferOutput<typeof CodeText>

export const CodeAnswer = v.object({
  node: CodeNode,
  /** The node's wording in every language; null where there is none. */
  names: v.object({ en: v.nullable(v.string()), ru: v.nullable(v.string()), zh: v.nullable(v.string()) }),
  path: v.array(CodeRef),
  below: v.array(CodeNode),
  /** Null where they could not be asked for. */
  texts: v.nullable(v.array(CodeText)),
  /** The code that was asked for is finer than the built-in overview goes: `node` is where it belongs. */
  finer: v.nullable(v.string()),
  /** The code that was asked for is of an earlier edition: `node` is what stands there now. */
  retired: v.nullable(v.object({ code: v.string(), name: Localized, lastDated: v.string() })),
})
export type CodeAnswer = v.InferOutput<typeof CodeAnswer>

export const READINGS = ['words', 'layout', 'latin', 'spelling', 'code', 'part', 'nearest', 'section'] as const

const SearchMeta = v.object({
  ...Meta.entries,
  total: v.number(),
  /** How the query was understood: as words, as keys of the other layout, as a part of a code … */
  reading: v.picklist(READINGS),
  /** The words that were looked for. */
  words: v.array(v.string()),
  /** Not every word was found. */
  partial: v.boolean(),
})
export type SearchMeta = v.InferOutput<typeof SearchMeta>

export const CodeSearch = v.object({ data: v.array(CodeHit), meta: SearchMeta })
export type CodeSearch = v.InferOutput<typeof CodeSearch>
export const CodeBranch = v.object({ data: v.array(ShownNode), meta: Meta })
export type CodeBranch = v.InferOutput<typeof CodeBranch>
export const CodeOne = v.object({ data: CodeAnswer, meta: Meta })
export type CodeOne = v.InferOutput<typeof CodeOne>
export const CodeWhole = v.object({ data: CompactTree, meta: Meta })
export type CodeWhole = v.InferOutput<typeof CodeWhole>

export const TreeAnswer = v.union([CodeWhole, CodeBranch, CodeSearch, CodeOne])
export type TreeAnswer = v.InferOutput<typeof TreeAnswer>

/** A line of a list. */
export const Lookup = v.object({
  id: v.string(),
  code: v.string(),
  level: Level,
  name: Localized,
  /** Names from the top down, without its own. */
  path: v.array(v.string()),
})
export type Lookup = v.InferOutput<typeof Lookup>
export const CodeLookup = v.object({ data: v.array(Lookup), meta: SearchMeta })
export type CodeLookup = v.InferOutput<typeof CodeLookup>
