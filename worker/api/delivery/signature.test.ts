import { expect, test } from 'vitest'
import { LOCALES } from '../../../domain/locale.ts'
import { OPERATOR } from '../../../tests/fixtures/operator.ts'
import { compose } from './emails.ts'

const CODE = { name: 'code', params: { code: '123456' } } as const

test('an e-mail ends with who operates the site, in the reader’s language; an SMS does not', () => {
  const { text, short } = compose(CODE, 'ru', OPERATOR)
  expect(text).toMatch(
    /\n\n-- \nКонтор\nООО «Уралмаркет»\nИНН 7707083893, ОГРН 1027700132195\n36 Malysheva St, Yekaterinburg 620014, Russia$/,
  )
  expect(short).not.toContain('Уралмаркет')
})

test.each(LOCALES)('a demonstration names no one: %s', (locale) => {
  expect(compose(CODE, locale, { ...OPERATOR, OPERATOR_INN: '1' }).text).not.toContain('-- ')
})

test('a paragraph without anything in it is left out', () => {
  const params = {
    number: '1',
    suppliers: 7,
    until: 'tomorrow',
    open: '',
    details: 'two lines\n\n\nof a buyer',
    link: '/',
  }
  const { text } = compose({ name: 'requestReceived', params }, 'en', {})
  expect(text.replace(params.details, 'x')).not.toContain('\n\n\n')
  expect(text).toContain(params.details)
  expect(compose({ name: 'requestReceived', params: { ...params, open: 'Open.' } }, 'en', {}).text).toContain(
    '\n\nOpen.\n\n',
  )
})
