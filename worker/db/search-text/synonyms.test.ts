import { describe, expect, test } from 'vitest'
import { NOISE_WORDS } from './noise-words.ts'
import { isNoiseWord, isUnitWord, splitAtPhrases, synonymsOf } from './synonyms.ts'
import { splitWords, stemKey } from './tokens.ts'
import { VOCABULARY } from './vocabulary.ts'

const lines = (data: string) => data.trim().split('\n')
const keys = (entry: string) => splitWords(entry).map(stemKey)

describe('the lists of synonyms and units', () => {
  test.each([...lines(VOCABULARY.synonyms), ...lines(VOCABULARY.units)])('%s', (line) => {
    const entries = line.split(' = ')
    expect(entries.length).toBeGreaterThan(1)
    expect(new Set(entries).size).toBe(entries.length)
    for (const entry of entries) expect(keys(entry), entry).not.toEqual([])
  })

  test('never mix two alphabets in a word', () => {
    const mixed = [VOCABULARY.synonyms, VOCABULARY.units, VOCABULARY.unitNames, NOISE_WORDS].flatMap(
      (data) => data.match(/[a-zа-я]+/g) ?? [],
    )
    expect(mixed.filter((word) => /[a-z]/.test(word) && /[а-я]/.test(word))).toEqual([])
  })
})

test.each([
  ['частотники', 'vfd'],
  ['редуктора', 'gearbox'],
  ['螺纹钢', 'rebar'],
  ['вольт', 'v'],
  ['千瓦', 'kw'],
])('%s is also called %s', (word, name) => {
  expect(synonymsOf(keys(word)).map((tokens) => tokens.join(' '))).toContain(keys(name).join(' '))
})

test('a unit’s sign does not find the unit’s name', () => {
  expect(synonymsOf(['v'])).toEqual([])
  expect(synonymsOf(['т'])).toEqual([])
})

test.each([
  ['купить', true],
  ['цены', true],
  ['насос', false],
])('%s is a word about buying: %s', (word, aside) => {
  expect(isNoiseWord(word)).toBe(aside)
})

test.each([
  ['мм', true],
  ['килограмм', true],
  ['клапан', false],
])('%s is a unit: %s', (word, unit) => {
  expect(isUnitWord(word)).toBe(unit)
})

test('a run of Han characters is cut at names, the longest first', () => {
  expect(splitAtPhrases('不锈钢法兰球阀').map(({ text }) => text)).toEqual(['不锈钢', '法兰', '球阀'])
  expect(splitAtPhrases('吨袋')).toEqual([{ text: '吨袋', isPhrase: true }])
  expect(splitAtPhrases('')).toEqual([])
})
