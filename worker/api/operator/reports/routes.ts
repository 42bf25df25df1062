/** /api/operator/reports: what was reported, and deciding about it (docs/behaviour.md, "Reports"). */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { DecideReportResponse, DeskReports, ReportsQuery, ReportVerdict } from '../../../../domain/contract/reports.ts'
import { REPORT_MOVES } from '../../../../domain/statuses/report.ts'
import { database } from '../../../db/connection.ts'
import { reports } from '../../../db/schema.ts'
import { sendSoon } from '../../delivery/notify.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeWrite } from '../../http/openapi.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { changes } from '../../http/state-machine.ts'
import { body, query } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { editResult, unchangedRow } from '../../http/writes/version.ts'
import { decisionNotices } from '../../public/reports/notices.ts'
import { readReport, readReports } from './queries.ts'

const TAG = 'moderation'

export const deskReports = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Reports of products, companies and messages, the first deadline first', DeskReports),
    requires('report.read'),
    query(ReportsQuery),
    async (c) => c.json(await readReports(database(c.env.DB), c.req.valid('query'), c.var.locale, Date.now())),
  )
  .patch(
    '/:id',
    describeWrite(
      TAG,
      'Decides about a report, or finally about the appeal; both sides are notified',
      { 200: DecideReportResponse },
      { 404: 'No such id', 409: 'Decided already: `status.refused`', 412: 'Changed meanwhile: `version.outdated`' },
    ),
    requires('report.decide'),
    body(ReportVerdict),
    async (c) => {
      const db = database(c.env.DB)
      const now = Date.now()
      const { row, about } = await loadOwn(c, 'report.unknown', readReport)
      const { decision, answer } = c.req.valid('json')
      const { id, num, version } = row
      if (!changes(REPORT_MOVES, row.status, decision))
        return commit(c, [], editResult(200, { id, status: row.status, version }, version))
      const change = { status: decision, answer, decidedAt: now, decidedBy: signedIn(c).num, version: version + 1 }
      const decided = { ...row, version: change.version, about, decision, answer }
      const raised = await decisionNotices(db, await siteOrigin(c), decided, now)
      const writes = [
        ...unchangedRow(c, 'reports', num, version),
        db
          .update(reports)
          .set({ ...change, updatedAt: now })
          .where(sql`${reports.num} = ${num}`),
        ...raised.flatMap((one) => one.writes),
      ]
      const result = editResult(200, { id, status: decision, version: change.version }, change.version)
      const response = await commit(c, writes, result)
      await sendSoon(c)
      return response
    },
  )
