/** Candidates for the code of described goods (docs/behaviour.md, "Code for goods"). */

import { isWordAt } from '../fold.ts'
import { LEVELS } from '../levels.ts'
import type { ClassifierIndex } from '../search.ts'
import { type ClassifierTree, childrenOf, pathOf } from '../tree.ts'
import { matchQuality } from '../word-matches.ts'
import { type Described, describedWords } from './described-words.ts'
import { evidenceOf, scoreLines, type WordEvidence } from './score.ts'

export interface CandidateCode {
  /** The deepest line that has a word of the description. */
  at: number
  /** Below it, the line for what is not named otherwise («прочие»); null where there is none, or nothing below. */
  general: number | null
}

/** Lines whose words are compared with the description, the best by its words first. */
const COMPARED = 200
/** How much a line's score is reduced by words of its own or of lines above it that the description has not. */
const UNSAID = 0.2
/** A more specific line ranks before a line above it from this share of that line's score on. */
const NARROWER = 0.85
/** Factor for a further candidate of the same heading. */
const SAME_HEADING = 0.85
/** Shorter words («с», "of", «или») have no meaning of their own. */
const MIN_WORD = 4

const HEADING = LEVELS.tnved.indexOf('heading')
const HEADING_DIGITS = 4
const SUBHEADING_DIGITS = 6

const isCode = ({ columns }: ClassifierTree, at: number): boolean => Number(columns.levels[at]) >= HEADING

/** «насосы прочие»: such a line may have more words. */
const OTHER = /проч(?:ие|ее|ая|ий)(?!\p{L})/iu

/** «прочие», "other": the line for what its siblings do not name. */
export const isResidual = (tree: ClassifierTree, at: number): boolean =>
  /^проч/i.test(tree.names.ru[at] ?? '') || /^other\b/i.test(tree.names.en[at] ?? '')

/** @returns how many words of a line's own name the description has not */
function unsaidIn(index: ClassifierIndex, at: number, evidence: readonly WordEvidence[], script: 'en' | 'ru'): number {
  if (isResidual(index.tree, at)) return 0
  const { text, starts, nameEnds } = index.texts[script]
  const end = nameEnds[at] ?? 0
  let unsaid = 0
  for (let from = starts[at] ?? 0; from < end; from += 1) {
    const start = from
    while (from < end && isWordAt(text, from)) from += 1
    if (from - start < MIN_WORD) continue
    if (!evidence.some(({ word }) => word.script === script && matchQuality(text, start, word) > 0)) unsaid += 1
  }
  return unsaid
}

interface Ranked {
  at: number
  score: number
}

const best = (lines: Ranked[]): Ranked[] => lines.sort((a, b) => b.score - a.score || a.at - b.at)

/** The lines that have a word of the description, those with few other words first. */
function rankedLines(index: ClassifierIndex, evidence: readonly WordEvidence[]): Ranked[] {
  const { tree } = index
  const scores = scoreLines(index, evidence)
  const lines: Ranked[] = []
  for (let at = 0; at < tree.size; at += 1) {
    if (scores.own[at] && isCode(tree, at)) lines.push({ at, score: scores.of[at] ?? 0 })
  }
  const isRussian = evidence.filter(({ word }) => word.script === 'ru').length * 2 >= evidence.length
  const known = new Map<number, number>()
  const unsaid = (at: number): number => {
    const counted = known.get(at)
    if (counted !== undefined) return counted
    const up = tree.parents[at] ?? -1
    const above = up >= 0 && isCode(tree, up) ? unsaid(up) : 0
    const all = above + unsaidIn(index, at, evidence, isRussian ? 'ru' : 'en')
    known.set(at, all)
    return all
  }
  return best(
    best(lines)
      .slice(0, COMPARED)
      .map(({ at, score }) => ({ at, score: score / (1 + UNSAID * Math.log2(1 + unsaid(at))) })),
  )
}

/** The digits of the code that a line has, or is under. */
export function digitsOf(tree: ClassifierTree, at: number): string {
  for (let up = at; up >= 0; up = tree.parents[up] ?? -1) {
    const id = tree.ids[up] ?? ''
    if (/^\d+$/.test(id)) return id
  }
  return ''
}

/** The deepest line below this one for what is not named otherwise; null where there is none. */
function generalBelow(tree: ClassifierTree, at: number): number | null {
  let general: number | null = null
  for (let children = childrenOf(tree, at); children.length > 0; children = childrenOf(tree, general)) {
    const next =
      children.length === 1
        ? children[0]
        : (children.findLast((child) => isResidual(tree, child)) ??
          children.findLast((child) => OTHER.test(tree.names.ru[child] ?? '')))
    if (next === undefined) break
    general = next
  }
  return general
}

/** Chooses lines of different subheadings; further ones of the same heading have to be clearly better than those of others. */
function choose(tree: ClassifierTree, ranked: Ranked[], most: number): CandidateCode[] {
  const chosen: CandidateCode[] = []
  const isBelow = (at: number, top: number): boolean => at > top && at < (tree.ends[top] ?? 0)
  const left = ranked.map(({ at, score }) => {
    const general = generalBelow(tree, at)
    const digits = digitsOf(tree, general ?? at)
    return {
      at,
      general,
      score,
      heading: digits.slice(0, HEADING_DIGITS),
      subheading: digits.slice(0, SUBHEADING_DIGITS),
    }
  })
  while (chosen.length < most) {
    const [best, ...others] = left.sort((a, b) => b.score - a.score || a.at - b.at)
    if (!best) break
    const narrower = others.find((one) => isBelow(one.at, best.at) && one.score >= best.score * NARROWER)
    const first = narrower ?? best
    const rest = narrower ? [best, ...others.filter((one) => one !== narrower)] : others
    chosen.push({ at: first.at, general: first.general })
    left.length = 0
    for (const one of rest) {
      // A line above that leads to no code says less than the one that was chosen.
      const isVaguer = one.general === null && isBelow(first.at, one.at)
      if (one.subheading === first.subheading || isVaguer) continue
      left.push(one.heading === first.heading ? { ...one, score: one.score * SAME_HEADING } : one)
    }
  }
  return chosen
}

interface Candidates {
  evidence: WordEvidence[]
  chosen: CandidateCode[]
}

/** @returns at most `most` candidates, best first; none where no line has any of the words */
export function findCandidates(index: ClassifierIndex, described: Described, most = 3): Candidates {
  const evidence = evidenceOf(index, describedWords(index, described))
  return { evidence, chosen: choose(index.tree, rankedLines(index, evidence), most) }
}

/** Lines of a candidate's path that say what it is, from the heading down. */
export const linesOf = (tree: ClassifierTree, at: number): number[] =>
  [...pathOf(tree, at), at].filter((one) => isCode(tree, one))
