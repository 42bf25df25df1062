import type { KVNamespace } from '@cloudflare/workers-types'
import { expect, test, vi } from 'vitest'
import { createI18n } from '../../domain/i18n.ts'
import en from '../../locales/en.json'
import { fontAssets } from '../../tests/fixtures/font-assets.ts'
import { readPdf } from '../../tests/fixtures/read-pdf.ts'
import { standIn } from '../../tests/fixtures/stand-in.ts'
import { tradeDocument } from '../../tests/fixtures/trade-document.ts'
import { storedPdf } from './stored-pdf.ts'

test('a document is drawn when KV, which has the copies, is down', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const down = () => Promise.reject(new Error('KV is down'))
  const env = { KV: standIn<KVNamespace>({ get: down, put: down }), ASSETS: fontAssets }
  const { pdf } = await storedPdf(tradeDocument({ language: 'en' }), createI18n('en', en), env)
  expect((await readPdf(new Uint8Array(pdf))).pages).not.toHaveLength(0)
})
