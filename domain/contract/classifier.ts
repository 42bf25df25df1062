/** GET /api/okved/tree, /api/tnved/tree, /dev/okved2, /dev/ved */
import * as v from 'valibot'
import { CODE_SIGNS } from '../classifier/code-signs.ts'
import { CODE_TEXT_KINDS } from '../classifier/code-texts.ts'
import { CLASSIFIERS } from '../classifier/compact.ts'
import { MAX_CODE_LENGTH } from '../classifier/query-limits.ts'
import { MAX_QUERY_LENGTH } from '../limits.ts'
import { byLocale } from '../locale.ts'
import { CodeNeighbour } from './code-neighbours.ts'
import { CodeLevel, CodeRef, CodeRefEntries } from './code-ref.ts'
import { Duty } from './duty.ts'
import { StoryCard } from './stories.ts'
import { Locale, Localized } from './values.ts'

const Count = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(most))

/** A code as people write it, or the id of a line without one: '8481 80 819 9', '28.14', 'XVI', '8481-g285'. */
const Code = v.pipe(v.string(), v.trim(), v.maxLength(MAX_CODE_LENGTH), v.regex(CODE_SIGNS))
const Query = v.pipe(v.string(), v.trim(), v.maxLength(MAX_QUERY_LENGTH))

/**
 * A request has one of `code`, `open`, `parent` (with `depth`) and `q`; the first of them that is present counts. Without any of them
 * the response is the whole tree in its compact form.
 */
export const TreeQuery = v.object({
  /** One code with all details. */
  code: v.optional(Code),
  /** Search by code or by words of any of the languages; beside `open` or `parent`, words to mark in the names. */
  q: v.optional(Query),
  /** The node whose children are listed; empty for the top level. */
  parent: v.optional(Code),
  /** The tree opened at this code: the top level, the children of each ancestor, and its own children. */
  open: v.optional(Code),
  /** How many levels below `parent`. */
  depth: v.optional(Count(12)),
  /** With the whole tree: the edition wanted, so that the URL's response never changes. */
  edition: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-z]{16}$/))),
  /** Maximum number of hits of a search: 50 at most. */
  perPage: v.optional(Count(50), '20'),
  locale: v.optional(v.string()),
})
export type TreeQuery = v.InferOutput<typeof TreeQuery>

/** Query of the flat look-ups for form fields. */
export const LookupQuery = v.object({ q: Query, perPage: v.optional(Count(50), '10'), locale: v.optional(v.string()) })
export type LookupQuery = v.InferOutput<typeof LookupQuery>

/** A column of few different texts: each once, and by node its index plus 1, with 0 for none. */
const RepeatedTexts = v.object({ values: v.array(v.string()), of: v.array(v.number()) })

export const ByHand = v.optional(
  v.pipe(
    v.record(v.string(), v.record(v.string(), v.string())),
    v.description('Names of the edition itself where operators have written others, by id and language'),
    v.examples([{ 8481: { en: 'Taps, cocks, valves' } }]),
  ),
)

/** Columns of text with one line per node, a third of the size of a list of objects (domain/classifier/compact.ts). */
export const CompactTree = v.object({
  tree: v.picklist(CLASSIFIERS),
  /** Day of the edition, ISO. */
  dated: v.string(),
  /** The overview that ships with the project, not a published edition. */
  builtin: v.boolean(),
  /** Where the rows come from: 'rosstat', 'eec', 'nace', 'hs', 'cn'. */
  sources: v.array(v.string()),
  /** Languages whose names are unofficial translations. */
  unofficial: v.array(Locale),
  /** Digest of the notes and explanations, which are sent separately; '' where there are none. */
  texts: v.string(),
  /** A line per node: its id. Lines of the tariff without a code have one derived from their heading: '8481-g285'. */
  ids: v.string(),
  /** A digit per node: the index of its level in LEVELS. */
  levels: v.string(),
  /** A base-36 digit per node: how many ancestors it has. */
  depths: v.string(),
  /** A line per node; empty where there is no name in this language. */
  names: v.object(byLocale(() => v.string())),
  /** A line per node: its aliases, which the search finds it by as well. */
  words: v.string(),
  units: RepeatedTexts,
  duties: RepeatedTexts,
  /** Footnote marks of the tariff. */
  marks: RepeatedTexts,
  byHand: ByHand,
})
export type CompactTree = v.InferOutput<typeof CompactTree>

/** The edition that a response is from. `stale`: the API could not be reached to check for a newer one. */
export const Edition = v.object({
  id: v.string(),
  tree: v.picklist(CLASSIFIERS),
  /** ISO date. */
  dated: v.string(),
  /**
   * True for the overview that ships with the software. It is incomplete: import the published edition for real use.
   */
  builtin: v.boolean(),
  /** Sources of the names: 'rosstat', 'eec', 'nace', 'hs', 'cn'. */
  sources: v.array(v.string()),
  nodes: v.number(),
  /** Bytes of the compact form in UTF-8, to tell a visitor how much storing it on the device takes. */
  bytes: v.number(),
  /** Path of the whole tree in this edition; its response never changes. */
  url: v.string(),
})
export type Edition = v.InferOutput<typeof Edition>

const Meta = v.object({ edition: Edition, stale: v.boolean() })
export type Meta = v.InferOutput<typeof Meta>

export const CodeNode = v.object({
  ...CodeRefEntries,
  parent: v.nullable(v.string()),
  depth: v.number(),
  /** Number of children. */
  children: v.number(),
  /** Unit of quantity beside the kilogram, in the tariff's wording. */
  unit: v.nullable(v.string()),
  /** Import duty in the tariff's wording: a bare number is per cent. */
  duty: v.nullable(v.string()),
  /** Footnote marks of the tariff. */
  marks: v.nullable(v.string()),
})
export type CodeNode = v.InferOutput<typeof CodeNode>

/** Ranges `[from, to]` in UTF-16 units. */
const Highlights = v.array(v.tuple([v.number(), v.number()]))

/** A node of a branch. With `q` beside `open` or `parent`, `nameMarks` are the matches in its name. */
export const ShownNode = v.object({ ...CodeNode.entries, nameMarks: v.optional(Highlights) })
export type ShownNode = v.InferOutput<typeof ShownNode>

export const CodeHit = v.object({
  ...CodeNode.entries,
  /** Ancestors from the top down, without the node itself. */
  path: v.array(CodeRef),
  /** Matches in the name. */
  nameMarks: Highlights,
  /** Ranges of the query's digits in the code as it is written here. */
  codeMarks: Highlights,
  /**
   * What matches where the shown name does not: the name in another language, an alias, or a part of a text about the code (`in`), where no
   * name has all the words.
   */
  found: v.nullable(v.object({ ...Localized.entries, marks: Highlights, in: v.optional(v.picklist(CODE_TEXT_KINDS)) })),
})
export type CodeHit = v.InferOutput<typeof CodeHit>

const CodeText = v.object({
  /** The code that the text belongs to: this one, its chapter or its section. */
  of: CodeRef,
  kind: v.picklist(CODE_TEXT_KINDS),
  lang: Locale,
  paragraphs: v.array(v.string()),
})
export type CodeText = v.InferOutput<typeof CodeText>

/** All texts of an edition, for a copy on a device. */
export const EditionTextList = v.object({
  data: v.array(
    v.object({
      code: v.pipe(v.string(), v.description('Id of the node that it is about'), v.examples(['84'])),
      kind: v.picklist(CODE_TEXT_KINDS),
      paragraphs: v.array(v.string()),
    }),
  ),
  meta: v.object({ edition: v.pipe(v.string(), v.description('Id of the edition'), v.examples(['06d2k6t0000g1a2b'])) }),
})
export type EditionTextList = v.InferOutput<typeof EditionTextList>

export const CodeResponse = v.object({
  node: CodeNode,
  rule: v.nullable(Duty),
  /** Its own footnote marks and those of the lines above, which apply to it as well. */
  footnotes: v.nullable(v.string()),
  /** The node's name in every language; null where there is none. */
  names: v.object(byLocale(() => v.nullable(v.string()))),
  byHand: v.pipe(
    v.array(Locale),
    v.description('Languages in which an operator has written the name'),
    v.examples([[]]),
  ),
  path: v.array(CodeRef),
  below: v.array(CodeNode),
  /** Null where the texts could not be loaded. */
  texts: v.nullable(v.array(CodeText)),
  neighbours: v.pipe(
    v.array(CodeNeighbour),
    v.description('Headings that its own is easily taken for, the surest first; none of OKVED'),
    v.examples([[]]),
  ),
  guides: v.pipe(
    v.array(StoryCard),
    v.description('Guides about it, or about a code above it, the latest first'),
    v.examples([[]]),
  ),
  /** The requested code where the built-in overview lacks it; `node` is then the nearest one above. */
  finer: v.nullable(v.string()),
  /** The requested code where only an earlier edition has it; `node` is then what the current one has in its place. */
  retired: v.nullable(v.object({ code: v.string(), name: Localized, lastDated: v.string() })),
})
export type CodeResponse = v.InferOutput<typeof CodeResponse>

const READINGS = ['words', 'layout', 'latin', 'spelling', 'code', 'part', 'nearest', 'section'] as const

const SearchMeta = v.object({
  ...Meta.entries,
  total: v.number(),
  /** How the query was read: as words, as typed in the wrong keyboard layout, as part of a code … */
  reading: v.picklist(READINGS),
  /** The words that were searched for. */
  words: v.array(v.string()),
  /** No node has all words: these have some of them. */
  partial: v.boolean(),
})
export type SearchMeta = v.InferOutput<typeof SearchMeta>

export const CodeSearch = v.object({ data: v.array(CodeHit), meta: SearchMeta })
export type CodeSearch = v.InferOutput<typeof CodeSearch>
export const CodeBranch = v.object({ data: v.array(ShownNode), meta: Meta })
export type CodeBranch = v.InferOutput<typeof CodeBranch>
export const CodeOne = v.object({ data: CodeResponse, meta: Meta })
export type CodeOne = v.InferOutput<typeof CodeOne>
export const CodeWhole = v.object({ data: CompactTree, meta: Meta })
export type CodeWhole = v.InferOutput<typeof CodeWhole>

export const TreeResponse = v.union([CodeWhole, CodeBranch, CodeSearch, CodeOne])
export type TreeResponse = v.InferOutput<typeof TreeResponse>

/** A result of the look-up for form fields. */
export const Lookup = v.object({
  id: v.string(),
  code: v.string(),
  level: CodeLevel,
  name: Localized,
  /** Names of the ancestors, from the top down. */
  path: v.array(v.string()),
})
export type Lookup = v.InferOutput<typeof Lookup>
export const CodeLookup = v.object({ data: v.array(Lookup), meta: SearchMeta })
