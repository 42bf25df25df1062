/** Splits a run of Chinese characters, which is written without spaces, into names that the classifier has. */
import { getOrCreate } from '../get-or-create.ts'
import { pinyinOf } from '../search-text/pinyin.ts'
import { aliasesOf } from './aliases.ts'

const HAN = /^\p{Script=Han}+$/u
const MAX_NAME = 8
/** Maximum length of a run that is split; longer ones are texts, not queries. */
const MAX_RUN = 40

/** @param words the aliases of each node */
export const hanNames = (words: readonly string[]): Set<string> =>
  new Set(words.flatMap(aliasesOf).filter((alias) => alias.length <= MAX_NAME && HAN.test(alias)))

/**
 * @param names as hanNames returns them
 * @returns the first name of each sound, by its pinyin: of homophones, the one of the first code
 */
export function namesBySound(names: ReadonlySet<string>): Map<string, string> {
  const bySound = new Map<string, string>()
  for (const name of names) getOrCreate(bySound, pinyinOf(name).join(''), () => name)
  return bySound
}

interface Split {
  /** A long name scores more than short ones with as many characters together. */
  score: number
  pieces: string[]
}

/**
 * @param names as hanNames returns them
 * @returns the pieces from left to right; characters between names, one piece for each run of them
 */
export function splitHan(names: ReadonlySet<string>, run: string): string[] {
  const text = run.slice(0, MAX_RUN)
  const best: Split[] = [{ score: 0, pieces: [] }]
  for (let end = 1; end <= text.length; end += 1) {
    const before = best[end - 1] ?? { score: 0, pieces: [] }
    let chosen: Split = { score: before.score, pieces: withCharacter(names, before.pieces, text.charAt(end - 1)) }
    for (let length = 1; length <= Math.min(MAX_NAME, end); length += 1) {
      const name = text.slice(end - length, end)
      const from = best[end - length]
      if (!from || !names.has(name)) continue
      const score = from.score + length * length
      // Of two splits with the same score, the one with the longer last name: the last word names the thing itself.
      if (score >= chosen.score) chosen = { score, pieces: [...from.pieces, name] }
    }
    best.push(chosen)
  }
  return best.at(-1)?.pieces ?? []
}

function withCharacter(names: ReadonlySet<string>, pieces: string[], character: string): string[] {
  const last = pieces.at(-1)
  if (last === undefined || names.has(last)) return [...pieces, character]
  return [...pieces.slice(0, -1), last + character]
}
