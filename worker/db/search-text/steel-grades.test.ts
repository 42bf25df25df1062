import { expect, test } from 'vitest'
import { searchTerms } from './query-terms.ts'
import { indexText } from './tokens.ts'

const NAMES = ['Кран шаровой, сталь 20', 'Flange, Grade 20 carbon steel', '法兰 20号碳钢', 'Труба Ст20']

test.each(['кран сталь 20', 'ст. 20', 'grade 20', '20号钢', '20#钢'])(
  '%s has a grade, which names have side by side',
  (q) => {
    const grade = searchTerms(q).find(({ forms }) => forms.includes('grade 20'))
    for (const name of NAMES)
      expect(grade?.forms.some((form) => ` ${indexText(name)} `.includes(` ${form} `))).toBe(true)
    expect(
      grade?.forms.some((form) => ` ${indexText('А по ГОСТ 9544-2015, сталь 12Х18Н10Т, 20 м')} `.includes(` ${form} `)),
    ).toBe(false)
  },
)

test.each(['сталь 20 мм', 'лист сталь 20x1500', 'сталь 09г2с', 'ст3', 'сталь 3', 'grade 8.8'])(
  '%s has no such grade',
  (q) => {
    expect(searchTerms(q).some(({ forms }) => forms.includes('grade 20') || forms.includes('grade 09'))).toBe(false)
  },
)
