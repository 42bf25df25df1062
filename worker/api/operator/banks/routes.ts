/** /api/operator/banks: the directory of banks that forms of legal entities are filled in from (docs/behaviour.md, "Bank by BIC"). */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { BankDirectory, ImportBanksResponse } from '../../../../domain/contract/banks.ts'
import { database } from '../../../db/connection.ts'
import { describeFileForm, UNREAD_FILE } from '../../account/files/describe-form.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet, describeWrite } from '../../http/openapi.ts'
import { receiveBanks } from './receive.ts'

const TAG = 'definitions'

export const deskBanks = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'How many banks the imported directory has', BankDirectory),
    requires('edition.read'),
    async (c) => {
      const [size] = await database(c.env.DB).all<{ banks: number; withAccount: number }>(
        sql`SELECT count(*) AS banks, coalesce(sum(correspondent <> ''), 0) AS withAccount FROM banks`,
      )
      return c.json({ data: size ?? { banks: 0, withAccount: 0 } })
    },
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Replaces the directory of banks: the Bank of Russia’s ED807 as XML, or packed, up to 10 MB',
      { 201: ImportBanksResponse },
      UNREAD_FILE,
    ),
    describeFileForm,
    requires('edition.edit'),
    receiveBanks,
  )
