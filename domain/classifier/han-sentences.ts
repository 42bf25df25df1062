/**
 * Chinese sentences about a trade, which are not names of the classifier as they are: 给宾馆洗床单, 晚上打扫写字楼. Words around the
 * trade are left out, its verb is replaced by the word that names use, and the rest is cut into pieces that occur in
 * names.
 */
import { once } from '../once.ts'
import { ACTIVITY_WORDS } from './activity-words.ts'
import { isHanActivity } from './han-activities.ts'

const words = once(() => {
  const { before, after, verbs, endings } = ACTIVITY_WORDS.han
  const read = ([said, meant]: [string, string]): [RegExp, string] => [new RegExp(said, 'u'), meant]
  return {
    before: new RegExp(before, 'u'),
    after: new RegExp(after, 'u'),
    verbs: verbs.map(read),
    endings: endings.map(read),
  }
})

const PARTICLES = /[的了着和与及、]/u
const MAX_PIECE = 6
/** Sentences are cut at most this far: longer ones are texts, not queries. */
const MAX_CHARACTERS = 30

function stripped(text: string): string {
  let rest = text
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(words().before, '').replace(words().after, '')
    if (rest.length < 2) return before
  }
  return rest
}

interface Cut {
  score: number
  pieces: string[]
}

/** @returns the pieces of two or more characters that are known, the longest that there are; what is between them is left out */
function knownPieces(text: string, isKnown: (piece: string) => boolean): string[] {
  const best: Cut[] = [{ score: 0, pieces: [] }]
  for (let end = 1; end <= text.length; end += 1) {
    let chosen = best[end - 1] ?? { score: 0, pieces: [] }
    for (let length = 2; length <= Math.min(MAX_PIECE, end); length += 1) {
      const piece = text.slice(end - length, end)
      // What is unknown is so with any character before it.
      if (!isKnown(piece)) break
      const from = best[end - length]
      const score = (from?.score ?? 0) + length * length
      if (from && score >= chosen.score) chosen = { score, pieces: [...from.pieces, piece] }
    }
    best.push(chosen)
  }
  return best.at(-1)?.pieces ?? []
}

/**
 * @param sentence a run of Chinese characters that no name has
 * @param isKnown whether some name has the characters side by side
 * @returns its pieces that names have, the word for what is done last; none where nothing of it is known
 */
export function piecesOfSentence(sentence: string, isKnown: (piece: string) => boolean): string[] {
  const trade = stripped(sentence.slice(0, MAX_CHARACTERS))
  const ending = words().endings.find(([said]) => said.test(trade) && trade.replace(said, '').length > 1)
  const rest = trade.replace(ending?.[0] ?? '', '')
  const cut = (text: string) => text.split(PARTICLES).flatMap((part) => knownPieces(part, isKnown))
  const whole = isKnown(trade) ? [trade] : cut(rest)
  // 养鸡 is a name with its verb, 洗床单 is not.
  const verb = trade.startsWith(whole[0] ?? '-') ? undefined : words().verbs.find(([said]) => said.test(rest))
  const thing = rest.replace(verb?.[0] ?? '', '')
  const things = verb && thing.length > 1 ? cut(thing) : whole
  const pieces = things.length > 0 ? things : cut(trade).filter((piece) => !isHanActivity(piece))
  const done = verb?.[1] ?? ending?.[1]
  // The last character says what kind of thing it is: 山羊 is a kind of 羊, 滑雪靴 one of 靴.
  const end = thing.at(-1) ?? ''
  const kind = pieces.at(-1)?.endsWith(end) || !isKnown(end) ? [] : [end]
  if (done === undefined) return pieces.length === 0 ? [] : [...pieces, ...kind]
  if (pieces[0] === trade) return pieces
  if (pieces.length > 0) return [...new Set([...pieces, done])]
  return kind.length > 0 ? [...kind, done] : []
}
