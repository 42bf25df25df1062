import { expect, test } from 'vitest'
import { dataSheetText } from './data-sheet.ts'

const text = dataSheetText({
  model: 'BV-50',
  name: { en: 'Ball valve, 2"', ru: 'Кран шаровой', zh: '球阀' },
  facts: [
    { name: { en: 'Weight', ru: 'Масса', zh: '重量' }, value: { en: '1.5 kg', ru: '1,5 кг', zh: '1.5 kg' } },
    { name: { en: 'Nominal size', ru: 'Условный проход', zh: '公称通径' }, value: 'DN 50' },
  ],
})

test('a data sheet has a row per fact and two columns per language, and begins with a byte order mark', () => {
  expect(text).toBe(
    [
      '\ufeffParameter,Value,Параметр,Значение,参数,数值',
      'Designation,BV-50,Обозначение,BV-50,型号,BV-50',
      'Name,"Ball valve, 2""",Наименование,Кран шаровой,名称,球阀',
      'Weight,1.5 kg,Масса,"1,5 кг",重量,1.5 kg',
      'Nominal size,DN 50,Условный проход,DN 50,公称通径,DN 50',
      '',
    ].join('\r\n'),
  )
})
