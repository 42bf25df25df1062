import type { Context } from 'hono'
import {
  type CandidateCode,
  digitsOf,
  findCandidates,
  linesOf,
} from '../../../../domain/classifier/candidates/candidates.ts'
import { exclusions, matchedWords, unmatchedLines } from '../../../../domain/classifier/candidates/reasons.ts'
import type { WordEvidence } from '../../../../domain/classifier/candidates/score.ts'
import { namedInNotes } from '../../../../domain/classifier/named-in-notes.ts'
import { type ClassifierTree, pathOf } from '../../../../domain/classifier/tree.ts'
import { toNode, toPath, toRef } from '../../../../domain/classifier/views.ts'
import type { CandidatesQuery, CandidatesResponse, CodeCandidate } from '../../../../domain/contract/code-candidates.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { database } from '../../../db/connection.ts'
import { alsoCalled } from '../../../db/search-text/also-called.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { type CodeDetails, readCodeDetails } from '../classifier/queries.ts'
import { textsOf, toMeta } from '../classifier/results.ts'
import { databaseSource } from '../classifier/source.ts'

interface Seen {
  tree: ClassifierTree
  evidence: readonly WordEvidence[]
  details: CodeDetails
  locale: Locale
}

function view({ tree, evidence, details, locale }: Seen, { at, general }: CandidateCode): CodeCandidate {
  const lines = linesOf(tree, at)
  const texts = textsOf(tree, [...pathOf(tree, at), at], details, locale) ?? []
  const code = digitsOf(tree, at)
  return {
    code,
    node: toNode(tree, at, locale),
    general: general === null ? null : toNode(tree, general, locale),
    path: toPath(tree, at, locale),
    why: matchedWords(lines, evidence).map(({ at, words }) => ({ of: toRef(tree, at, locale), words })),
    check: unmatchedLines(tree, lines, evidence).map((at) => toRef(tree, at, locale)),
    excluded: exclusions(texts, evidence),
    named: namedInNotes(code, texts),
  }
}

/** @throws AppError 503 `codes.unavailable` where no edition has been loaded */
export async function readCandidates(
  c: Context<ApiEnv>,
  { name, category, facts }: CandidatesQuery,
): Promise<CandidatesResponse> {
  const { locale } = c.var
  const opened = await databaseSource.open(c, 'tnved')
  const { tree } = opened.index
  const others = alsoCalled(`${name}\n${category}`)
  const { evidence, chosen } = findCandidates(opened.index, { name, category, facts, alsoCalled: others })
  const ids = chosen.flatMap(({ at }) => [...pathOf(tree, at), at].map((one) => tree.ids[one] ?? ''))
  const details = await readCodeDetails(database(c.env.DB), 'tnved', { codes: [...new Set(ids)], code: '', locale })
  return {
    data: chosen.map((candidate) => view({ tree, evidence, details, locale }, candidate)),
    meta: { edition: toMeta(opened).edition, words: evidence.map(({ word }) => word.shown) },
  }
}
