import { expect, test } from 'vitest'
import { statusIn1c } from './order-in-1c.ts'

test.each([
  [{}, null],
  [{ 'статус заказа': 'На согласовании' }, null],
  [{ 'статус заказа': 'Отгружен' }, { status: 'shipped', day: null }],
  [{ 'дата отгрузки по 1с': '2026-11-28T10:00:00' }, { status: 'shipped', day: '2026-11-28' }],
  [{ 'дата отгрузки по 1с': '0001-01-01T00:00:00' }, null],
  [{ 'дата отгрузки по 1с': 'T' }, null],
  [
    { 'номер оплаты по 1с': '17', 'дата оплаты по 1с': '2026-11-27' },
    { status: 'invoiced', day: '2026-11-27' },
  ],
  [
    { 'дата оплаты по 1с': '2026-11-27', отгружен: 'true' },
    { status: 'shipped', day: null },
  ],
  [
    { отменен: 'true', отгружен: 'true' },
    { status: 'cancelled', day: null },
  ],
  [{ отменен: 'false', пометкаудаления: 'false' }, null],
  [{ пометкаудаления: 'true' }, { status: 'cancelled', day: null }],
])('%o means %o', (requisites, found) => {
  expect(statusIn1c(new Map(Object.entries(requisites)))).toEqual(found)
})
