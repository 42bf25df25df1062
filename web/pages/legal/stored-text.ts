import type { ApiClient } from '../../../domain/api-client.ts'
import type { ShownLegalText } from '../../../domain/contract/legal-texts.ts'
import { type LegalText, splitText, type TextPart } from '../../../domain/legal-texts.ts'
import { LEGAL_VERSION } from '../../../domain/legal-version.ts'
import { LANGUAGE_TAGS, type Locale } from '../../../domain/locale.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import { renderMarkdown } from '../story/markdown.ts'

export type StoredPiece = { html: string } | { part: TextPart }

export interface StoredText extends Pick<ShownLegalText, 'holdsFrom' | 'days'> {
  /** Null where none is stored: the text of the locale files is in force. */
  pieces: StoredPiece[] | null
  /** Its language where that is not the page's. */
  lang: string | undefined
  /** Whether the API could not be reached: another text may be in force. */
  isUnknown?: true
}

const BUILT_IN: StoredText = { holdsFrom: null, days: [], pieces: null, lang: undefined }

/** @returns Markdown as HTML, with its placeholders in between */
export const piecesOf = (body: string, locale: Locale): StoredPiece[] =>
  splitText(body).map((piece) => (typeof piece === 'string' ? { html: renderMarkdown(piece, locale) } : piece))

/**
 * The version in force, or an earlier one.
 * @param version first day of an earlier one; '' for the one in force. That of the locale files has a day as well
 * @throws PageError 404 for a day on which no version came into force
 */
export async function readStoredText(
  api: ApiClient,
  text: LegalText,
  locale: Locale,
  version = '',
): Promise<StoredText> {
  const params = { text }
  const now = await read(api.get('/api/legal-texts/:text', { params, query: { locale } })).catch((error: unknown) => {
    // These pages have to be readable also while the API fails.
    if (version === '' && error instanceof PageError && error.status >= 500) return null
    throw error
  })
  if (now === null) return { ...BUILT_IN, isUnknown: true }
  const { days } = now.data
  if (version === LEGAL_VERSION && !days.includes(version)) return { ...BUILT_IN, days }
  const { data } =
    version === '' || version === now.data.holdsFrom
      ? now
      : await read(api.get('/api/legal-texts/:text', { params, query: { on: version, locale } }))
  const { holdsFrom, body } = data
  return {
    holdsFrom,
    days,
    pieces: body && piecesOf(body.text, locale),
    lang: body && body.lang !== locale ? LANGUAGE_TAGS[body.lang] : undefined,
  }
}

/** @returns the text of a landing page, which has none of the parts that legal texts have; null for none */
export const htmlOf = ({ pieces }: StoredText): string | null =>
  pieces === null ? null : pieces.map((piece) => ('html' in piece ? piece.html : '')).join('')
