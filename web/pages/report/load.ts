import { REPORT_KINDS, type ReportCopy, type ReportKind } from '../../../domain/contract/reports.ts'
import type { Localized } from '../../../domain/contract/values.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import { type PersonalContext, type PersonalLoad, privateScreen } from '../../app/page/personal-load.ts'
import { readAnyCompany } from '../inquiry/any-company.ts'
import { visitorContact } from '../inquiry/visitor-contact.ts'

export interface ReportedThing {
  kind: ReportKind
  id: string
  /** null: a message, which has none. */
  name: Localized | null
}

export interface ReportData extends Pick<FormSubmission, 'errors'> {
  typed: FormSubmission['fields']
  /** What the form reports; null where a report was sent. */
  thing: ReportedThing | null
  /** The report that was sent, as the reader's side sees it, with its secret. */
  copy: (ReportCopy & { receipt: string }) | null
  /** What has just been done. */
  done: 'sent' | 'appealed' | null
}

async function thingOf(context: PersonalContext, kind: ReportKind, id: string): Promise<ReportedThing> {
  const { api, i18n } = context
  if (kind === 'message') return { kind, id, name: null }
  if (kind === 'company') return { kind, id, name: (await readAnyCompany(context, id)).name }
  const { data } = await read(api.get('/api/products/:id', { params: { id }, query: { locale: i18n.locale } }))
  return { kind, id, name: data.name }
}

/**
 * The form of a report, or a report that was sent, with its decision.
 * @throws PageError 404 for what is not public, for an unknown report, and without either
 */
export const load: PersonalLoad<ReportData> = async (context) => {
  const { api, i18n, query, posted } = context
  const { t, locale } = i18n
  const { receipt } = query
  const errors = posted?.errors ?? {}
  if (receipt) {
    const { data } = await read(api.get('/api/reports/:receipt', { params: { receipt }, query: { locale } }))
    const done = query.done === 'sent' || query.done === 'appealed' ? query.done : null
    const copy = { ...data, receipt }
    return privateScreen(t('report.sentTitle'), { typed: posted?.fields ?? {}, errors, thing: null, copy, done })
  }
  const kind = REPORT_KINDS.find((one) => (posted ? posted.fields.kind === one : query[one]))
  if (!kind) throw new PageError(404, 'page.unknown')
  const id = (posted ? posted.fields.id : query[kind]) ?? ''
  const [thing, contact] = await Promise.all([thingOf(context, kind, id), posted ? {} : visitorContact(context)])
  const typed = posted?.fields ?? contact
  return privateScreen(t(`report.title.${kind}`), { typed, errors, thing, copy: null, done: null })
}
