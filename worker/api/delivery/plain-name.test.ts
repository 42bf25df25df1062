import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from './emails.ts'
import { plainName } from './plain-name.ts'

test.each([
  ['URGENT: https://phish.example/login', 'URGENT: phish. example/login'],
  ['Confirm\nat www.phish.example\r\nBcc: all@x.example', 'Confirm at www. phish. example Bcc: all@x. example'],
  ['кабинет.рф', 'кабинет. рф'],
  ['Valve DN 50, 1.5 mm, ст.20', 'Valve DN 50, 1.5 mm, ст.20'],
  ['Uralarmatura LLC', 'Uralarmatura LLC'],
])('%j in an e-mail is %j', (name, plain) => {
  expect(plainName(name)).toBe(plain)
})

test('no name has a line break, a scheme or a host name, nor more than 120 characters', () => {
  const parts = fc.array(
    fc.constantFrom('https://', 'x', '.', 'example', '\n', '\r', '。', ' ', '-', 'рф', '\u2028', '1'),
  )
  fc.assert(
    fc.property(parts, (some) => {
      expect(plainName(some.join(''))).not.toMatch(/[\n\r\u2028]|:\/\/|[\p{L}\d][.。]\p{L}{2}/u)
    }),
  )
  expect(plainName('x'.repeat(1000))).toHaveLength(120)
})

test('every e-mail has the names in it without links', () => {
  const evil = 'x\nhttps://phish.example'
  const params = { company: evil, about: evil, name: evil, what: evil }
  for (const name of [
    'inquiry',
    'invitation',
    'inquiryReceived',
    'joinRequest',
    'takenOff',
    'contactChanged',
  ] as const) {
    const { subject, text, short } = compose({ name, params }, 'en', {})
    expect(`${subject} ${text} ${short}`, name).not.toContain('phish.example')
    expect(subject, name).not.toContain('\n')
  }
})
