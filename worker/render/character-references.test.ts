import { expect, test } from 'vitest'
import { decodeNamedCharacterReference } from './character-references.ts'

test.each([
  ['amp', '&'],
  ['notin', '∉'],
  ['nbsp', '\u00a0'],
  ['NotEqualTilde', '≂̸'],
  ['ampx', false],
  ['nothing', false],
  ['', false],
])('&%s;', (name, characters) => expect(decodeNamedCharacterReference(name)).toBe(characters))
