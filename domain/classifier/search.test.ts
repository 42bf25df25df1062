import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../tests/fixtures/any-text.ts'
import { activities, TARIFF, tariff } from '../../tests/fixtures/classifier-tree.ts'
import { compactTree } from './compact.ts'
import { marksInName } from './marks.ts'
import { marksInCode } from './marks-in-code.ts'
import { indexTree, searchCodes } from './search.ts'
import { openTree } from './tree.ts'

const index = indexTree(tariff())
const find = (q: string) => {
  const { nodes, ...how } = searchCodes(index, q)
  return { ids: nodes.map((at) => index.tree.ids[at]), ...how }
}

describe('codes', () => {
  test.each([
    ['8481.80', '848180', 'code'],
    ['848180819 9', '8481808199', 'code'],
    ['8481 80 819 9', '8481808199', 'code'],
    ['8481-80-819-9', '8481808199', 'code'],
    ['«8481 80»', '848180', 'code'],
    ['(8481.80)?', '848180', 'code'],
    ['тн вэд: 8481.80', '848180', 'code'],
    ['HS编码：8481.80', '848180', 'code'],
    ['8481808', '848180819', 'code'],
    ['8410', '8410000000', 'code'],
    ['80819', '848180819', 'part'],
    ['8481808277', '848180', 'nearest'],
    ['8410110000', '8410000000', 'nearest'],
    ['8499', '84', 'nearest'],
    ['84', '84', 'code'],
    ['HS 8413', '8413', 'code'],
    ['код товара 8413 70', '841370', 'code'],
    ['XVI', 'SXVI', 'section'],
    ['xv', 'SXV', 'section'],
  ])('%s finds %s', (q, id, reading) => {
    const found = find(q)
    expect([found.ids[0], found.reading]).toEqual([id, reading])
  })

  test('codes that begin with the digits follow in the order of the tree', () => {
    expect(find('848180').ids).toEqual(['848180', '848180819', '8481808191', '8481808199'])
  })

  test('a code is found in any spacing and punctuation', () => {
    const codes = index.tree.ids.filter((id) => /^\d{4,}$/.test(id))
    fc.assert(
      fc.property(
        fc.constantFrom(...codes),
        fc.infiniteStream(fc.constantFrom('', '', ' ', '.', '-', '\u00a0', ' / ', ',', '_', '·', ': ')),
        (code, between) => {
          const typed = [...code].map((digit, at) => (at ? (between.next().value ?? '') : '') + digit).join('')
          expect(find(typed).ids[0]).toBe(code)
        },
      ),
    )
  })

  test('an OKVED code is found without its dots, without its leading zero, and by a lower-case letter', () => {
    const okved = indexTree(activities())
    const first = (q: string) => okved.tree.ids[searchCodes(okved, q).nodes[0] ?? -1]
    expect(['01.1', '011', '1.1', '01.11', '1.11', 'c', 'C'].map(first)).toEqual([
      '01.1',
      '01.1',
      '01.1',
      '01.11',
      '01.11',
      'C',
      'C',
    ])
  })
})

describe('words', () => {
  test.each([
    ['клапан', '8481', 'words'],
    ['клапанов', '8481', 'words'],
    ['КЛАПАНЫ', '8481', 'words'],
    ['valve', '8481', 'words'],
    ['valves', '8481', 'words'],
    ['阀', '8481', 'words'],
    ['锅炉', '84', 'words'],
    ['труба', '7304', 'words'],
    ['бесшовная труба', '7304', 'words'],
    ['насосы для жидкости', '8413', 'words'],
    ['подш', '8482', 'words'],
    ['bearing', '8482', 'words'],
    ['rkfgfy', '8481', 'layout'],
    ['yfcjc', '8413', 'layout'],
    ['мфдму', '8481', 'layout'],
    ['klapan', '8481', 'latin'],
    ['klapany', '8481', 'latin'],
    ['nasosi', '8413', 'latin'],
    ['podshipnik', '8482', 'latin'],
    ['клапен', '8481', 'spelling'],
    ['подшыпник', '8482', 'spelling'],
    ['bearigns', '8482', 'spelling'],
  ])('%s finds %s', (q, id, reading) => {
    const found = find(q)
    expect([found.ids[0], found.reading, found.partial]).toEqual([id, reading, false])
  })

  test('letters that are only repeated are not read as a Russian word', () => {
    const rows = TARIFF.map((row) => (row.id === '8413' ? { ...row, words: 'жк дисплей' } : row))
    const index = indexTree(openTree(compactTree(tariff(), rows)))
    expect(searchCodes(index, 'zhk').nodes).toHaveLength(1)
    expect(searchCodes(index, 'zzzqqq').nodes).toEqual([])
  })

  test('a match in a name ranks above a match in the aliases', () => {
    const rows = TARIFF.map((row) => (row.id === '8413' ? { ...row, words: 'клапан насоса' } : row))
    const index = indexTree(openTree(compactTree(tariff(), rows)))
    const ids = searchCodes(index, 'клапан').nodes.map((at) => index.tree.ids[at])
    expect(ids).toContain('8413')
    expect(ids[0]).toBe('8481')
  })

  test('a match in both name and aliases ranks above a match in the name alone', () => {
    const rows = TARIFF.map((row) => {
      if (row.id === '8413') return { ...row, names: { ...row.names, en: 'Glass valves' } }
      return row.id === '8481' ? { ...row, words: 'valve' } : row
    })
    const index = indexTree(openTree(compactTree(tariff(), rows)))
    expect(index.tree.ids[searchCodes(index, 'valve').nodes[0] ?? -1]).toBe('8481')
  })

  test('the words of a query may be spread over a node and its ancestors', () => {
    const { ids, whole } = find('клапан обратный прочие')
    expect(ids.slice(0, whole)).toEqual(['8481309908'])
  })

  test('the middle of a word does not match', () => expect(find('пан').ids).toEqual([]))

  test('where no node has all words, those with most of them are found and marked as partial', () => {
    expect(find('клапан бирюзовый')).toMatchObject({ partial: true, ids: expect.arrayContaining(['8481']) })
  })

  test('a corrected query is reported in whole words', () => {
    expect(find('rkfgfy').words.map(({ shown }) => shown)).toEqual(['клапан'])
    expect(find('подшыпник').words.map(({ shown }) => shown)).toEqual(['подшипники'])
  })

  test('any text may be searched for', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 300 }), (q) => {
        const { nodes, words } = searchCodes(index, q)
        for (const at of nodes) expect(index.tree.ids[at]).toBeTypeOf('string')
        expect(words.length).toBeLessThanOrEqual(8)
      }),
      { numRuns: 300 },
    )
  })
})

describe('marks', () => {
  const marked = (q: string, name: string, lang: 'en' | 'ru' | 'zh') =>
    marksInName(name, lang, searchCodes(index, q).words).map(([from, to]) => name.slice(from, to))

  test('whole words are marked in every form, in the language of the name only', () => {
    expect(marked('клапан', 'Краны, КЛАПАНЫ и клапанов', 'ru')).toEqual(['КЛАПАНЫ', 'клапанов'])
    expect(marked('клапан', 'Taps, valves', 'en')).toEqual([])
    expect(marked('valve', 'Taps, valves', 'en')).toEqual(['valves'])
    expect(marked('阀', '球阀与阀门', 'zh')).toEqual(['阀', '阀'])
  })

  test('words in the wrong layout or in Latin letters are marked as they are read', () => {
    expect(marked('rkfgfy', 'Краны, клапаны', 'ru')).toEqual(['клапаны'])
    expect(marked('klapan', 'Краны, клапаны', 'ru')).toEqual(['клапаны'])
  })

  test('digits are marked across the spaces of a shown code', () => {
    expect(marksInCode('8481 80 819 9', '8180')).toEqual([[2, 7]])
    expect(marksInCode('28.14', '2814')).toEqual([[0, 5]])
    expect(marksInCode('8481', '99')).toEqual([])
  })

  test('marks never overlap and stay within the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, q) => {
        let end = 0
        for (const [from, to] of marksInName(name, 'ru', searchCodes(index, q).words)) {
          expect(from).toBeGreaterThanOrEqual(end)
          expect(to).toBeGreaterThan(from)
          end = to
        }
        expect(end).toBeLessThanOrEqual(name.length)
      }),
    )
  })
})
