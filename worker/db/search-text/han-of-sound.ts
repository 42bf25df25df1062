/** The Chinese names of the trade by their pinyin: 螺纹钢 of "luowengang", which goods may be called otherwise. */
import { pinyinOf } from '../../../domain/search-text/pinyin.ts'

let names: string[] = []
let bySound = new Map<string, string[]>()

/** @param letters pinyin without spaces @param ofTrade hanOfTrade() @returns the names with this sound */
export function hanOfSound(letters: string, ofTrade: string[]): string[] {
  if (names !== ofTrade) {
    names = ofTrade
    bySound = Map.groupBy(ofTrade, (name) => pinyinOf(name).join(''))
  }
  return bySound.get(letters) ?? []
}
