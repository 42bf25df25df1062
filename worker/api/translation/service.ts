/** The operator's translation service (docs/operating.md, `TRANSLATION_URL`). */
import * as v from 'valibot'
import type { Locale } from '../../../domain/locale.ts'
import type { Bindings } from '../../bindings.ts'

/** Milliseconds; a person waits at a page. */
const TIMEOUT = 8000
/** UTF-16 units of a draft; a longer response is refused. */
const MAX_DRAFT_LENGTH = 40_000

const Translated = v.object({ translatedText: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_DRAFT_LENGTH)) })

export const canTranslate = ({ TRANSLATION_URL }: Pick<Bindings, 'TRANSLATION_URL'>): boolean =>
  Boolean(TRANSLATION_URL)

/**
 * The protocol is LibreTranslate's `POST /translate`, for which adapters to other services are easily written.
 * @throws Error where the service fails, times out or responds with something else
 */
export async function translate(
  { TRANSLATION_URL = '', TRANSLATION_TOKEN }: Bindings,
  text: string,
  [source, target]: [Locale, Locale],
): Promise<string> {
  const response = await fetch(TRANSLATION_URL, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({
      q: text,
      source,
      target,
      format: 'text',
      ...(TRANSLATION_TOKEN && { api_key: TRANSLATION_TOKEN }),
    }),
    // The texts go to no other address; Workers do not implement redirect: 'error'.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  })
  if (!response.ok) throw new Error(`the translation service responded with status ${response.status}`)
  return v.parse(Translated, await response.json()).translatedText
}
