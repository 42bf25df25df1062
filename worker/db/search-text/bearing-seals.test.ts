import { expect, test } from 'vitest'
import { sealedAlike } from './bearing-seals.ts'

test.each([
  ['6203rs', '6203 2rs'],
  ['62032rs1', '6203 2rs'],
  ['6203llu', '6203 2rs'],
  ['6205z', '6205 zz'],
  ['62052z', '6205 zz'],
])('a bearing typed as %s is found as %s', (typed, name) => expect(sealedAlike(typed)).toContain(name))

test.each(['6203', 'rs', 'zz', '50zz', '6203c3', 'm12rs'])('%s is no bearing with seals', (word) => {
  expect(sealedAlike(word)).toEqual([])
})
