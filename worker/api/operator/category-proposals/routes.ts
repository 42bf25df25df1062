/** /api/operator/category-proposals: categories of suppliers' files that none of ours fits (docs/behaviour.md, "Proposed categories"). */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  DecideProposalResponse,
  ProposalDecision,
  Proposals,
  ProposalsQuery,
} from '../../../../domain/contract/category-proposals.ts'
import { database } from '../../../db/connection.ts'
import { categories, categoryProposals } from '../../../db/schema.ts'
import { sendSoon } from '../../delivery/notify.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeWrite } from '../../http/openapi.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { body, query } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { editResult, unchangedRow } from '../../http/writes/version.ts'
import { storeChoices } from '../../organization/imports/store-choices.ts'
import { proposalNotices } from './notices.ts'
import { readProposal, readProposalPage } from './queries.ts'

const TAG = 'moderation'

export const categoryProposalDesk = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Categories that suppliers propose, the oldest first', Proposals),
    requires('proposal.read'),
    query(ProposalsQuery),
    async (c) => c.json(await readProposalPage(database(c.env.DB), c.req.valid('query'), c.var.locale)),
  )
  .patch(
    '/:id',
    describeWrite(
      TAG,
      'Says where goods of a proposed category go, or refuses it; its supplier is notified',
      { 200: DecideProposalResponse },
      {
        404: 'No such id: `proposal.unknown`',
        409: 'Decided already: `status.refused`',
        412: 'Changed meanwhile: `version.outdated`',
      },
    ),
    requires('proposal.decide'),
    body(ProposalDecision),
    async (c) => {
      const db = database(c.env.DB)
      const now = Date.now()
      const row = await loadOwn(c, 'proposal.unknown', readProposal)
      const { category, answer } = c.req.valid('json')
      const { id, num, company, path } = row
      const status = category === null ? ('refused' as const) : ('placed' as const)
      if (category === null && answer === '')
        throw invalidInput([{ path: 'answer', code: 'required', message: 'A refusal says why' }])
      if (row.status === status)
        return commit(c, [], editResult(200, { id, status, version: row.version }, row.version))
      if (row.status !== 'waiting') throw new AppError('status.refused', 409, { members: { allowed: [] } })
      const place = category === null ? null : await db.select().from(categories).where(sql`id = ${category}`).get()
      if (place === undefined) throw invalidInput([{ path: 'category', code: 'unknown', message: 'No such category' }])
      const version = row.version + 1
      const decided = { category: place?.names ?? null, answer, version }
      const raised = await proposalNotices(db, await siteOrigin(c), row, decided, now)
      const writes = [
        ...unchangedRow(c, 'category_proposals', num, row.version),
        db
          .update(categoryProposals)
          .set({ status, answer, category: place?.num ?? null, decidedAt: now, version, updatedAt: now })
          .where(sql`${categoryProposals.num} = ${num}`),
        ...(place ? storeChoices(company, [[path, place.num]], now) : []),
        ...raised.writes,
      ]
      const response = await commit(c, writes, editResult(200, { id, status, version }, version))
      await sendSoon(c)
      return response
    },
  )
