import { describe, expect, test } from 'vitest'
import { OPERATOR } from '../tests/fixtures/operator.ts'
import { operatorFaults, readOperator, wrongOperatorSettings } from './operator.ts'

const CHINESE = { OPERATOR_INN: '', OPERATOR_OGRN: '', OPERATOR_USCC: '91310000775785552L', STORAGE_COUNTRIES: 'CN' }

describe('an operator is named in the language of the page', () => {
  test('by the variable of the language, else by the one without a suffix', () => {
    expect(readOperator(OPERATOR, 'ru')).toEqual({
      name: 'ООО «Уралмаркет»',
      form: 'Limited liability company',
      address: OPERATOR.OPERATOR_ADDRESS,
      hours: OPERATOR.OPERATOR_HOURS_RU,
      processors: OPERATOR.OPERATOR_PROCESSORS,
      phone: '+7 343 036-30-14',
      inn: '7707083893',
      ogrn: '1027700132195',
      uscc: null,
      icp: null,
      psb: null,
      storage: ['RU'],
    })
    expect(readOperator(OPERATOR, 'zh')?.name).toBe('Uralmarket LLC')
    expect(readOperator({ ...OPERATOR, OPERATOR_NAME_ZH: '乌拉尔市场有限公司' }, 'zh')?.name).toBe('乌拉尔市场有限公司')
  })
  test('a Chinese operator by its single number', () => {
    const settings = { ...OPERATOR, ...CHINESE, OPERATOR_ICP: '京ICP备12345678号-1', STORAGE_COUNTRIES: 'CN, SG' }
    expect(readOperator(settings, 'zh')).toMatchObject({ uscc: '91310000775785552L', storage: ['CN', 'SG'] })
    expect(operatorFaults(settings)).toEqual([])
  })
  test('numbers are shown as registers write them', () => {
    expect(readOperator({ ...OPERATOR, OPERATOR_INN: ' 7707 083893 ' }, 'en')?.inn).toBe('7707083893')
  })
})

describe('no operator is shown', () => {
  const needed = Object.keys(OPERATOR).filter((name) => !/HOURS|PROCESSORS|_RU$/.test(name))

  test.each(needed)('without %s', (name) => {
    expect(readOperator({ ...OPERATOR, [name]: ' ' }, 'en')).toBeNull()
    expect(operatorFaults({ ...OPERATOR, [name]: ' ' }).join()).toContain(name)
  })
  test.each([
    ['OPERATOR_INN', '7707083894'],
    ['OPERATOR_OGRN', '1027700132196'],
    ['OPERATOR_USCC', '91310000775785552M'],
    ['OPERATOR_PHONE', '8 343 036-30-14'],
    ['OPERATOR_PHONE', '+7 call us'],
    ['OPERATOR_ICP', 'ICP 12345678'],
    ['STORAGE_COUNTRIES', 'Russia'],
    ['STORAGE_COUNTRIES', 'RU; CN'],
    ['OPERATOR_NAME_RU', 'ООО\n«Уралмаркет»'],
    ['OPERATOR_ADDRESS', '<b>Yekaterinburg</b>'],
    ['OPERATOR_FORM', 'x'.repeat(601)],
  ])('with %s %j', (name, value) => {
    expect(readOperator({ ...OPERATOR, [name]: value }, 'en')).toBeNull()
    expect(wrongOperatorSettings({ ...OPERATOR, [name]: value })).toEqual([
      expect.stringContaining(`${name}: has to be`),
    ])
  })
})

test('missing optional values that visitors would notice are reported to the operator', () => {
  expect(operatorFaults(OPERATOR)).toEqual([])
  expect(operatorFaults({ ...OPERATOR, OPERATOR_HOURS: '' }).join()).toMatch(/^OPERATOR_HOURS: /)
  expect(operatorFaults({ ...OPERATOR, ...CHINESE }).join()).toMatch(/^OPERATOR_ICP: /)
})
