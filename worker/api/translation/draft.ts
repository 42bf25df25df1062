/** Drafts that a person has made by the operator's translation service. */

import type { Context } from 'hono'
import { DAY_S } from '../../../domain/durations.ts'
import type { Locale } from '../../../domain/locale.ts'
import { log } from '../../observe/log.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { AppError } from '../http/problem.ts'
import { countAgainst } from '../http/rate-limit.ts'
import { canTranslate, translate } from './service.ts'

/** The operator pays for each. */
const BY_PERSON = { name: 'translations', most: 200, seconds: DAY_S }

/** A text, the language it is in, and the one it is wanted in. */
interface Translated {
  text: string
  languages: [source: Locale, target: Locale]
}

/** @throws AppError 409 `translation.off` without a service */
export function requireService({ env }: Context<ApiEnv>): void {
  if (!canTranslate(env)) throw new AppError('translation.off', 409)
}

/**
 * @param person who has them made
 * @returns the drafts, in their order
 * @throws AppError 503 `translation.failed`; 429 beyond the day's limit
 */
export async function translationDrafts(c: Context<ApiEnv>, person: string, texts: Translated[]): Promise<string[]> {
  await countAgainst(c, [{ ...BY_PERSON, subject: person, amount: texts.length }])
  const drafts = Promise.all(texts.map(({ text, languages }) => translate(c.env, text, languages)))
  return drafts.catch((error) => {
    log('error', 'translation', {}, error)
    throw new AppError('translation.failed', 503)
  })
}
