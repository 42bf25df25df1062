import type { Fetcher } from '@cloudflare/workers-types'
import { readAsset } from '../read-asset.ts'
import { FONT_FILES } from './font-files.ts'

/** TrueType files. `han` is 10 MB, so that it is read only for documents with Chinese characters. */
export interface FontFiles {
  regular: Uint8Array
  bold: Uint8Array
  han: Uint8Array | null
}

/** Characters that Noto Sans lacks and Noto Sans SC has: Chinese ones with their punctuation, arrows, and signs such as ≈ and ≤. */
export const CHINESE_CHARACTERS =
  /[\u2190-\u2211\u2213-\u2bff\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3134f}]+/gu

const files = new Map<string, Uint8Array>()

async function fontFile(assets: Fetcher, name: string): Promise<Uint8Array> {
  const known = files.get(name)
  if (known) return known
  const response = await readAsset(assets, `fonts/${name}`)
  const data = new Uint8Array(await response.arrayBuffer())
  // The large one is read again for each document: keeping it would occupy 10 of an isolate's 128 MB for rare documents.
  if (name !== FONT_FILES.han) files.set(name, data)
  return data
}

/**
 * The fonts that texts need.
 * @throws Error where the asset store has none
 */
export async function fontsFor(text: string, assets: Fetcher): Promise<FontFiles> {
  const needsHan = text.search(CHINESE_CHARACTERS) >= 0
  const [regular, bold, han] = await Promise.all([
    fontFile(assets, FONT_FILES.regular),
    fontFile(assets, FONT_FILES.bold),
    needsHan ? fontFile(assets, FONT_FILES.han) : null,
  ])
  return { regular, bold, han }
}
