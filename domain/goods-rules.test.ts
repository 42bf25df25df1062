import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type GoodsRule, ruleFor } from './goods-rules.ts'

const REASON = { en: 'No', ru: 'Нет', zh: '否' }
const rule = (own: Partial<GoodsRule>): GoodsRule => ({
  kind: 'forbidden',
  categories: null,
  code: '',
  words: [],
  reason: REASON,
  ...own,
})
const goods = (name: string, own = {}) => ({
  names: { ru: name },
  description: {},
  category: 7,
  tnved: '8481801000',
  ...own,
})

test.each([
  ['охотничье ружьё', 'Ружья охотничьи', false],
  ['охотничье ружье', 'Чехол для охотничьих ружей', true],
  ['охотничье ружьё', 'Охотничье ружьё ТОЗ', true],
  ['gun', 'Begun', false],
  ['gun', 'Spray guns for paint', true],
  ['hunting rifle', 'Hunting  rifles', true],
  ['枪支', '高压枪支套装', true],
  ['枪支', '喷枪', false],
])('%s in "%s": %s', (phrase, name, isFound) => {
  expect(ruleFor(goods(name), [rule({ words: [phrase] })]) !== null).toBe(isFound)
})

test('a rule covers its category with those below it and its code with longer ones, and all its conditions have to hold', () => {
  const valve = goods('Кран шаровой')
  expect(ruleFor(valve, [rule({ categories: [3, 7] })])).not.toBeNull()
  expect(ruleFor(valve, [rule({ categories: [3] })])).toBeNull()
  expect(ruleFor(valve, [rule({ code: '8481' })])).not.toBeNull()
  expect(ruleFor({ ...valve, tnved: null }, [rule({ code: '8481' })])).toBeNull()
  expect(ruleFor(valve, [rule({ code: '8481', words: ['задвижка'] })])).toBeNull()
  expect(ruleFor(valve, [rule({})])).toBeNull()
})

test('a rule that forbids comes before one that asks for a licence', () => {
  const rules = [rule({ kind: 'licensed', code: '84' }), rule({ code: '8481' })]
  expect(ruleFor(goods('Кран'), rules)?.kind).toBe('forbidden')
})

test('any phrase finds a name that contains it', () => {
  const word = fc.stringMatching(/^[a-zа-я]{1,12}$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), word, word, (phrase, before, after) => {
      const name = [before, ...phrase, after].join(' ').toUpperCase()
      expect(ruleFor(goods(name), [rule({ words: [phrase.join(' ')] })])).not.toBeNull()
    }),
  )
})
