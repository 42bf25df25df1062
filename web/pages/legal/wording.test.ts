import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { LEGAL_VERSION } from '../../../domain/legal-version.ts'
import en from '../../../locales/en.json' with { type: 'json' }
import ru from '../../../locales/ru.json' with { type: 'json' }
import zh from '../../../locales/zh.json' with { type: 'json' }

/** Version and hash of the text that people agree to. A changed text needs a new version date, and both are updated here. */
const RECORDED = { version: '2026-11-23', hash: '2877d1812f69ba4a' }

test('the recorded version of the consent has the wording that it had on its day', () => {
  const wording = [en, ru, zh].map(({ legal, signIn, inquiry, landing }) => [
    legal.consent,
    signIn.consent,
    inquiry.consent,
    inquiry.consentSuppliers,
    landing.consent,
  ])
  const hash = createHash('sha256').update(JSON.stringify(wording)).digest('hex').slice(0, 16)
  expect({ version: LEGAL_VERSION, hash }).toEqual(RECORDED)
})
