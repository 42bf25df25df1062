/** The Chinese names of the trade by their pinyin: 螺纹钢 of "luowengang", which goods may be called otherwise. */
import { pinyinOf } from '../../../domain/search-text/pinyin.ts'

let names: string[] = []
let bySound = new Map<string, string[]>()

/** Letters of an unfinished name: fewer begin too many. */
const MIN_BEGINNING = 5

/**
 * @param letters pinyin without spaces
 * @param ofTrade hanOfTrade()
 * @param isUnfinished whether a name may only begin so
 * @returns the names with this sound
 */
export function hanOfSound(letters: string, ofTrade: string[], isUnfinished = false): string[] {
  if (names !== ofTrade) {
    names = ofTrade
    bySound = Map.groupBy(ofTrade, (name) => pinyinOf(name).join(''))
  }
  const whole = bySound.get(letters) ?? []
  if (whole.length > 0 || !isUnfinished || letters.length < MIN_BEGINNING) return whole
  return [...bySound].flatMap(([sound, begun]) => (sound.startsWith(letters) ? begun : []))
}
