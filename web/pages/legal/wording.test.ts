import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { LEGAL_VERSION } from '../../../domain/legal-version.ts'
import en from '../../../locales/en.json' with { type: 'json' }
import ru from '../../../locales/ru.json' with { type: 'json' }
import zh from '../../../locales/zh.json' with { type: 'json' }

/** No text that anybody agrees to: error messages, and names of pages in statistics. */
const OTHERS = ['fault', 'names']

/** Every text of a dictionary whose name begins with "consent": the whole statement and the sentence of each form. */
const consents = (texts: object): [string, unknown][] =>
  Object.entries(texts).flatMap(([name, value]): [string, unknown][] => {
    if (name.startsWith('consent')) return [[name, value]]
    return typeof value === 'object' && !OTHERS.includes(name) ? consents(value) : []
  })

/** Version and hash of the text that people agree to. A changed text needs a new version date, and both are updated here. */
const RECORDED = { version: '2026-11-29', hash: '2e1f1e5f9c02ff39' }

test('the recorded version of the consent has the wording that it had on its day', () => {
  const wording = [en, ru, zh].map(consents)
  const hash = createHash('sha256').update(JSON.stringify(wording)).digest('hex').slice(0, 16)
  expect({ version: LEGAL_VERSION, hash }).toEqual(RECORDED)
})
