import { expect, test } from 'vitest'
import { typedForm } from './typed-form.ts'

test.each([
  ['ISO 9001 фланец', 'iso', 'ISO'],
  ['Кран DN 50', 'dn50 кран', 'DN 50 Кран'],
  ['增值税发票', '增值 税', '增值税'],
  ['截止阀 DN50', '截止 阀 dn50', '截止阀 DN50'],
  ['Ёмкость', 'емкость', 'Ёмкость'],
  ['rhfy', 'кран', 'кран'],
  ['', 'кран', 'кран'],
])('of "%s" the searched "%s" is shown as "%s"', (q, searched, shown) => {
  expect(typedForm(q, searched)).toBe(shown)
})
