import { expect, test } from 'vitest'
import { plainEnds, readTypedEnds } from './typed-ends.ts'

test.each([
  ['10 bar', '16 bar', 'MPa', 'en', 1, 1.6],
  ['145 psi', '', 'MPa', 'en', 0.99974, null],
  ['10', '16', 'MPa', 'en', 10, 16],
  ['10 бар', '1,6 МПа', 'MPa', 'ru', 1, 1.6],
  ['PN 10', 'PN16', 'MPa', 'en', 1, 1.6],
  ['Ру 10', '16 кгс/см2', 'MPa', 'ru', 1, 1.6],
  ['10公斤', '１６巴', 'MPa', 'zh', 1, 1.6],
  ['1/2″', '1 1/2"', 'DN', 'en', 15, 40],
  ['500 кг', '2 т', 'kg', 'ru', 500, 2000],
  ['−40 °C', '+200', '°C', 'en', -40, 200],
  ['2 м2', '3 m²', 'm²', 'ru', 2, 3],
  ['1 000 Вт', '5 л.с.', 'kW', 'ru', 1, 3.67749],
  ['-4 °F', '392F', '°C', 'en', -20, 200],
  ['100 °C', '', '°F', 'en', 212, null],
  ['100 gpm', '1,000 cfm', 'm³/h', 'en', 22.7125, 1699.01],
  ['10 ft', '100 feet', 'm', 'en', 3.048, 30.48],
  ['35 ft³', '264.172 gal', 'L', 'en', 991.09, 1000],
  ['100 lbs', '', 'kg', 'en', 45.3592, null],
  ['1 HP', '10 horsepower', 'kW', 'en', 0.7457, 7.457],
  ['100 ft-lb', '', 'N·m', 'en', 135.582, null],
  ['3 ksi', '', 'MPa', 'en', 20.6843, null],
  ['10 sq ft', '', 'm²', 'en', 0.92903, null],
  ['', '', 'MPa', 'en', null, null],
] as const)('reads %s to %s in %s on a page in %s', (from, to, unit, locale, min, max) => {
  expect(readTypedEnds({ from, to }, unit, locale)).toEqual({ min, max })
})

test.each([
  ['10 kg', '', 'mm', 'unit', ['from']],
  ['10 furlongs', '5', 'mm', 'unit', ['from']],
  ['1', '2 bar', null, 'unit', ['to']],
  ['PN 10 bar', '', 'MPa', 'unit', ['from']],
  ['much', '', 'MPa', 'number', ['from']],
  ['1', '1,5', 'MPa', 'number', ['to']],
  ['9999999999', '', 'mm', 'number', ['from']],
  ['16 bar', '1 MPa', 'MPa', 'order', ['from', 'to']],
  ['2', '1', null, 'order', ['from', 'to']],
] as const)('refuses %s to %s in %s: %s', (from, to, unit, fault, fields) => {
  expect(readTypedEnds({ from, to }, unit, 'en')).toEqual({ fault, fields })
})

test('needs the unit of the parameter only for a typed unit', () => {
  expect(plainEnds({ from: '1', to: '2' }, 'en')).toEqual({ min: 1, max: 2 })
  expect(plainEnds({ from: '1 bar', to: '2' }, 'en')).toBeNull()
  expect(plainEnds({ from: '2', to: '1' }, 'en')).toBeNull()
})
