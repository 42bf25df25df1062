import { expect, test } from 'vitest'
import en from '../locales/en.json' with { type: 'json' }
import ru from '../locales/ru.json' with { type: 'json' }
import { createI18n } from './i18n.ts'
import { vatNote } from './vat-note.ts'

test.each([
  [{ included: true, rate: 22 }, 'incl. 22% VAT'],
  [{ included: false, rate: 22 }, 'excl. 22% VAT'],
  [{ included: true, rate: 0 }, 'excl. VAT'],
  [null, 'VAT not stated'],
])('%o reads "%s"', (vat, note) => {
  expect(vatNote(vat, createI18n('en', en))).toBe(note)
})

test('the note is translated', () => {
  expect(vatNote({ included: true, rate: 22 }, createI18n('ru', ru))).toBe('с НДС 22 %')
})
