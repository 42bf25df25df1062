import { expect, test } from 'vitest'
import { withParameterWordings } from './variant-parameters.ts'

const power = {
  key: 'power',
  names: { en: 'Power', ru: 'Мощность', zh: '功率' },
  aliases: ['P'],
  ...({ kind: 'number', unit: 'kW', options: [] } as const),
}
const steel = { en: 'Steel', ru: 'Сталь', zh: '钢' }
const body = {
  key: 'body',
  names: { en: 'Body', ru: 'Корпус', zh: '阀体' },
  aliases: [],
  ...({ kind: 'list', unit: null, options: [{ key: 'steel', names: steel }] } as const),
}
const parameters = [
  { ...power, options: [] },
  { ...body, options: [...body.options] },
]

test('options that are parameters are written in the languages that were left empty; others are left alone', () => {
  const typed = {
    'options.0.name.ru': 'Мощность',
    'options.0.values.0.ru': '1,5 кВт',
    'options.0.values.1.ru': 'по запросу',
    'options.1.name.en': 'Body',
    'options.1.values.0.zh': '钢',
    'options.1.values.0.en': 'steel',
    'options.2.name.en': 'Colour',
    'options.2.values.0.en': 'Red',
    'options.3.name.en': 'Body',
  }
  expect(withParameterWordings(typed, parameters)).toEqual({
    ...typed,
    'options.0.name.en': 'Power',
    'options.0.name.zh': '功率',
    'options.0.values.0.en': '1.5 kW',
    'options.0.values.0.zh': '1.5 kW',
    'options.1.name.ru': 'Корпус',
    'options.1.name.zh': '阀体',
    'options.1.values.0.ru': 'Сталь',
  })
})

test('a value that is the same in every language stays in the field where it was typed', () => {
  const typed = {
    'options.0.name.en': 'Power',
    'options.0.name.ru': 'Мощность',
    'options.0.name.zh': '功率',
    'options.0.values.0.en': '4',
  }
  expect(withParameterWordings(typed, parameters)['options.0.values.0.en']).toBe('4')
})
