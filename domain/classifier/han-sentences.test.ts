import { expect, test } from 'vitest'
import { piecesOfSentence } from './han-sentences.ts'

const NAMES = ['床单', '养鸡场', '食堂', '羊肉', '修车店', '老师']
const isKnown = (piece: string) => NAMES.some((name) => name.includes(piece))

test.each([
  ['what is said around the trade is left out, its verb is the word of names', '给宾馆洗床单', ['床单', '清洗']],
  ['a name with its verb is one piece', '我想开一家养鸡场', ['养鸡场']],
  ['an ending says what is done', '食堂承包培训班', ['食堂', '培训']],
  ['of an unknown thing the last character says its kind', '养山羊', ['羊', '养殖']],
  ['a name among other words', '夫妻修车店', ['修车店']],
  ['a person after 的', '教西班牙语的老师', ['老师', '培训']],
  ['nothing is known', '弹琵琶', []],
])('%s: %s', (_, sentence, pieces) => expect(piecesOfSentence(sentence, isKnown)).toEqual(pieces))
