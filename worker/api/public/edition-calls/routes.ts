/** GET /api/{okved,tnved}/changes, /difference and /texts: what editions change, and copies of the classifiers on a device (docs/behaviour.md, "Updates of classifiers"). */

import { type Context, Hono } from 'hono'
import type { ClassifierName } from '../../../../domain/classifier/compact.ts'
import { EditionTextList } from '../../../../domain/contract/classifier.ts'
import { DifferenceQuery, EditionDifferenceResponse } from '../../../../domain/contract/edition-difference.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { database } from '../../../db/connection.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { describeGet } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { query } from '../../http/validate.ts'
import { codeChanges } from '../code-changes/routes.ts'
import { CURRENT_EDITION } from '../edition-cache.ts'
import { readDifference, readTexts } from './queries.ts'

/**
 * The stored JSON unchanged, or a 304 for a client that has it.
 * @param tag what identifies it
 */
function sendJson(c: Context<ApiEnv>, tag: string, json: string) {
  c.header('Cache-Control', CURRENT_EDITION)
  c.header('ETag', `W/"${tag}"`)
  if (c.req.header('If-None-Match')?.includes(`"${tag}"`)) return c.body(null, 304)
  return c.body(json, 200, { 'Content-Type': 'application/json' })
}

async function sendTexts(c: Context<ApiEnv>, tree: ClassifierName) {
  const { id, texts } = await readTexts(database(c.env.DB), tree)
  if (id === null) throw new AppError('codes.unavailable', 503)
  const rows = texts.map(
    ({ code, kind, paragraphs }) =>
      `{"code":${JSON.stringify(code)},"kind":${JSON.stringify(kind)},"paragraphs":${paragraphs}}`,
  )
  return sendJson(c, `${id}-texts`, `{"data":[${rows.join()}],"meta":{"edition":"${id}"}}`)
}

/** The calls below /api/okved and /api/tnved. */
export const editionCalls = (tree: ClassifierName, name: string) =>
  new Hono<ApiEnv>()
    .route('/changes', codeChanges(tree, name))
    .get(
      '/difference',
      describeGet(
        'codes',
        `${name}: what turns the compact form of an earlier edition into that of the current one; 404 where only the whole one does`,
        EditionDifferenceResponse,
        { unknown: true },
      ),
      query(DifferenceQuery),
      async (c) => {
        const { from } = c.req.valid('query')
        const { to, steps } = orNotFound(await readDifference(database(c.env.DB), tree, from), 'edition.unknown')
        return sendJson(c, `${from}-${to}`, `{"data":{"from":"${from}","to":"${to}","steps":[${steps.join()}]}}`)
      },
    )
    .get(
      '/texts',
      describeGet('codes', `${name}: all notes and explanations of the current edition, in Russian`, EditionTextList),
      query(LocaleQuery),
      (c) => sendTexts(c, tree),
    )
