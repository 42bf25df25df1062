/** Responses to 1C: a keyword that it acts on, and below it a text for the person who reads its log. */
import type { Context } from 'hono'
import type { MessageKey } from '../../../../domain/i18n.ts'
import { personalRoutes } from '../../../../domain/personal-routes.ts'
import { addressOf } from '../../../../domain/routes.ts'
import { translations } from '../../../translations.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import type { ExchangeRun } from './import-files.ts'

type Word = 'success' | 'failure' | 'progress'

/** @param key of the section "exchange.reply" */
export async function reply(
  c: Context<ApiEnv>,
  word: Word,
  key: MessageKey,
  params: Record<string, string | number> = {},
) {
  const { t } = await translations(c.env.ASSETS, member(c).locale)
  return c.text(`${word}\n${t(key, params)}\n`)
}

/** The progress of an import; `failure` wherever a person has to act, since 1C shows nothing else. */
export async function replyOfRun(c: Context<ApiEnv>, { run, row }: ExchangeRun) {
  const link = (await siteOrigin(c)) + addressOf(personalRoutes.import.replace(':id', row.id), member(c).locale)
  const { added = 0, changed = 0 } = row.report?.applied ?? {}
  switch (run.status) {
    case 'running':
      return reply(c, 'progress', 'exchange.reply.progress', { done: row.position, total: row.parts })
    case 'applied':
      return reply(c, 'success', 'exchange.reply.applied', { added, changed })
    case 'unchanged':
      return reply(c, 'success', 'exchange.reply.unchanged')
    case 'waiting':
      return reply(c, 'failure', 'exchange.reply.waiting', { link })
    default:
      return reply(c, 'failure', 'exchange.reply.failed', { link })
  }
}
