import { expect, test } from 'vitest'
import { readDuty } from './duty.ts'

const per = (amount: number, currency: 'EUR' | 'USD', unit: string, many = 1) => ({ amount, currency, per: many, unit })

test.each([
  ['0', { kind: 'percent', percent: 0 }],
  ['12,5', { kind: 'percent', percent: 12.5 }],
  ['0,61 евро за 1 кг', { kind: 'specific', specific: per(0.61, 'EUR', 'kilogram') }],
  ['203 доллара США за 1000 кг', { kind: 'specific', specific: per(203, 'USD', 'kilogram', 1000) }],
  ['171 доллар США за 1000 кг', { kind: 'specific', specific: per(171, 'USD', 'kilogram', 1000) }],
  ['3,5 евро за 1000 шт', { kind: 'specific', specific: per(3.5, 'EUR', 'piece', 1000) }],
  ['0,28 евро за 1 пару', { kind: 'specific', specific: per(0.28, 'EUR', 'pair') }],
  ['10, но не менее 0,31 евро за 1 кг', { kind: 'at-least', percent: 10, specific: per(0.31, 'EUR', 'kilogram') }],
  ['10 плюс 0,08 евро за 1 кг', { kind: 'plus', percent: 10, specific: per(0.08, 'EUR', 'kilogram') }],
  [
    '15, либо 12,5, но не менее 0,6 евро за 1 см³ объема двигателя, в зависимости от того, какая из исчисленных сумм таможенной пошлины ниже',
    { kind: 'lower', percent: 15, other: 12.5, specific: per(0.6, 'EUR', 'engine-cm3') },
  ],
  ['по договоренности', null],
  ['', null],
])('%s', (text, duty) => expect(readDuty(text)).toEqual(duty))
