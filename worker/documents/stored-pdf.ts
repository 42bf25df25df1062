import { DAY_S } from '../../domain/durations.ts'
import type { I18n } from '../../domain/i18n.ts'
import { sha256, toHex } from '../../domain/sha256.ts'
import type { TradeDocument } from '../../domain/trade-document.ts'
import type { Bindings } from '../bindings.ts'
import { callStore } from '../call-store.ts'
import { lazy } from '../lazy.ts'

/** Loaded on demand: nothing else needs the writer. */
const drawing = lazy(async () => {
  const [{ drawPdf }, { fontsFor }] = await Promise.all([import('./draw-pdf.ts'), import('./fonts.ts')])
  return { drawPdf, fontsFor }
})

/** Seconds for which a copy is stored: afterwards no document with the name of an erased person is left. */
const LIFE = 30 * DAY_S

/** Raised when the layout of documents changes, so that earlier copies are not served. */
const ARRANGEMENT = 1

/**
 * The PDF of a document: drawn once, and stored for a month under a hash of its content.
 * @param i18n of the document's language
 * @returns the hash, for an ETag, and the file
 */
export async function storedPdf(
  document: TradeDocument,
  i18n: I18n,
  { KV, ASSETS }: Pick<Bindings, 'KV' | 'ASSETS'>,
): Promise<{ hash: string; pdf: ArrayBuffer }> {
  const text = JSON.stringify(document)
  const hash = toHex(await sha256(`${ARRANGEMENT}${text}`))
  const key = `document:${hash}`
  // KV has copies only: if it is slow or down, which `callStore` logs, the document is drawn.
  const stored = await callStore('KV', () => KV.get(key, 'arrayBuffer')).catch(() => null)
  if (stored) return { hash, pdf: stored }
  const { drawPdf, fontsFor } = await drawing()
  const fonts = await fontsFor(text + i18n.t('document.title.quote', { number: '', date: '' }), ASSETS)
  const { buffer: pdf } = await drawPdf(document, fonts, i18n)
  await callStore('KV', () => KV.put(key, pdf, { expirationTtl: LIFE })).catch(() => undefined)
  return { hash, pdf }
}
