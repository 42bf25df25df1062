import { expect, test } from 'vitest'
import { wordsOfFigure } from './valve-figures.ts'

test.each([
  ['30ч6бр', ['задвижка']],
  ['11с67п', ['кран', 'шаровой']],
  ['19ч21бр', ['клапан', 'обратный']],
  ['z41h-16c', ['闸阀', 'pn16']],
  ['d371x', ['蝶阀']],
  ['30х30', null],
  ['d300', null],
  ['q235b', null],
  ['d16t', null],
  ['h07rn-f', null],
])('%s is %s', (word, words) => expect(wordsOfFigure(word)).toEqual(words))
