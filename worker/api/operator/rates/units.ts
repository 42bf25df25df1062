/** /api/operator/units: units of goods, and what suppliers call them (docs/behaviour.md, "Names of units"). */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { DeskUnits } from '../../../../domain/contract/desk-rates.ts'
import {
  MAX_UNIT_WORDS,
  SetUnitWordResponse,
  UnitWord,
  UnitWordQuery,
  UnitWords,
} from '../../../../domain/contract/unit-words.ts'
import { plainUnitWord } from '../../../../domain/request-list/unit-words.ts'
import { database } from '../../../db/connection.ts'
import { readUnitWords } from '../../../db/unit-words.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet, describeRepeatable, describeWrite } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { body, query } from '../../http/validate.ts'
import { commit, commitWithoutBody } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { readUnits } from './queries.ts'

const TAG = 'definitions'

export const deskUnits = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Units of goods, with how many goods are priced by each', DeskUnits),
    requires('rate.read'),
    async (c) => c.json({ data: await readUnits(database(c.env.DB)) }),
  )
  .get(
    '/words',
    describeGet(TAG, 'What suppliers call a unit, beside the shipped spellings', UnitWords),
    requires('rate.read'),
    async (c) => {
      const words = await readUnitWords(database(c.env.DB))
      return c.json({ data: [...words].map(([word, unit]) => ({ word, unit })) })
    },
  )
  .post(
    '/words',
    describeWrite(
      TAG,
      'Says which unit a word of suppliers means: imports read it so from then on',
      { 200: SetUnitWordResponse },
      { 409: `There are ${MAX_UNIT_WORDS} already: \`unit-words.too-many\`` },
    ),
    requires('rate.edit'),
    body(UnitWord),
    async (c) => {
      const { unit, ...sent } = c.req.valid('json')
      const word = plainUnitWord(sent.word)
      const hasRoom = sql`(SELECT count(*) FROM unit_words WHERE word <> ${word}) < ${MAX_UNIT_WORDS}`
      const writes = [
        refuseUnless(hasRoom, new AppError('unit-words.too-many', 409)),
        sql`INSERT INTO unit_words (word, unit) VALUES (${word}, ${unit}) ON CONFLICT (word) DO UPDATE SET unit = excluded.unit`,
      ]
      return commit(c, writes, { status: 200, body: { data: { word, unit } } })
    },
  )
  .delete(
    '/words',
    describeRepeatable(TAG, 'Takes the word back', { 204: null }),
    requires('rate.edit'),
    query(UnitWordQuery),
    (c) => commitWithoutBody(c, [sql`DELETE FROM unit_words WHERE word = ${plainUnitWord(c.req.valid('query').word)}`]),
  )
