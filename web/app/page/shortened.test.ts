import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columns, shortenedText } from './shortened.ts'

test.each([
  ['short enough', 12, 'short enough'],
  ['ball valve, flanged', 13, 'ball valve'],
  ['ball valve — steel', 14, 'ball valve'],
  ['板式平焊法兰批发价格', 12, '板式平焊法…'],
  [
    'EXW, FCA или FOB с китайского завода: кто стоит у пограничного перехода',
    51,
    'EXW, FCA или FOB с китайского завода',
  ],
  [
    'Семь расхождений, из-за которых банк не платит по аккредитиву',
    51,
    'Семь расхождений, из-за которых банк не платит…',
  ],
  ['NPSH: check the suction side before you buy the pump', 50, 'NPSH: check the suction side before you buy…'],
  ['Induction motor 30 kW for pumps and fans', 19, 'Induction motor…'],
  ['Фланец плоский DN 100 PN 16 сталь', 23, 'Фланец плоский DN 100…'],
  ['Valve works of the Oulin company (Wenzhou, China)', 44, 'Valve works of the Oulin company…'],
  ['Prefabricated', 6, 'Prefa…'],
] as const)('"%s" in %i letters is "%s"', (text, longest, expected) => {
  expect(shortenedText(text, longest)).toBe(expected)
})

test('a description ends after a sentence, or within one with an ellipsis', () => {
  const text =
    'Ball valves of carbon steel for water. In stock in Perm. With a certificate that names the heat and the lot.'
  expect(shortenedText(text, 70, 'description')).toBe('Ball valves of carbon steel for water. In stock in Perm.')
  expect(shortenedText(text, 100, 'description')).toBe(
    'Ball valves of carbon steel for water. In stock in Perm. With a certificate that names the heat…',
  )
  expect(columns(shortenedText('泵体冻裂叶轮锈死。泵体冻裂', 17, 'description'))).toBeLessThanOrEqual(17)
  expect(shortenedText('泵体冻裂。叶轮锈死，不怪制造缺陷。', 20, 'description')).toBe('泵体冻裂。叶轮锈死…')
})

test('a cut text fits, is a beginning of the whole one and ends after a whole word', () => {
  const words = fc.array(
    fc.constantFrom('ball', 'клапан', '阀门', 'DN', '100', '(steel', '20)', 'из', 'the', '—', 'цех,', '«Ока»:'),
    {
      minLength: 4,
      maxLength: 40,
    },
  )
  fc.assert(
    fc.property(
      words,
      fc.integer({ min: 12, max: 60 }),
      fc.constantFrom('title', 'description'),
      (list, longest, kind) => {
        const text = list.join(' ')
        const cut = shortenedText(text, longest, kind)
        expect(columns(cut)).toBeLessThanOrEqual(longest)
        const beginning = cut.replace(/…$/u, '')
        expect(text.startsWith(beginning)).toBe(true)
        expect(text.slice(beginning.length)).toMatch(/^(?:$|[^\p{L}\p{N}]|(?=\p{Script=Han}))/u)
      },
    ),
  )
})
