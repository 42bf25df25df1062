import type { EditionStatus } from '../../../domain/statuses/edition-import.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { FormAlert } from '../../components/form-field.tsx'
import { Confirm } from '../account/confirm.tsx'
import { Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import badge from '../account/status-badge.module.css'
import { Progress } from '../account-imports/progress.tsx'
import { EditionChangeList } from './changes.tsx'
import type { EditionData } from './load.ts'
import { EditionFacts, EditionFaults } from './report.tsx'

const TONES = {
  reading: 'waiting',
  comparing: 'waiting',
  ready: 'waiting',
  applying: 'waiting',
  applied: 'good',
  refused: 'plain',
  discarded: 'plain',
} as const satisfies Record<EditionStatus, string>

export function EditionStatusBadge({ status }: { status: EditionStatus }) {
  const { t } = useI18n()
  return (
    <span className={badge.badge} data-tone={TONES[status]}>
      {t(`editions.status.${status}`)}
    </span>
  )
}

/** An import in whatever state it is: the work that is going on, what was found, what it changes, what can be done. */
export function OneEdition({ data }: { data: EditionData }) {
  const { t, date } = useI18n()
  const to = usePersonalHref()
  const { one } = data
  const { id, status, dated, author, createdAt, progress, report, error } = one
  const facts = [
    dated !== null && t('editions.edition', { date: date(dated) }),
    date(createdAt),
    author && t('imports.by', { name: author }),
  ]
  return (
    <>
      <p>
        <a href={to('editions')}>{t('editions.title')}</a>
      </p>
      <p>
        <EditionStatusBadge status={status} /> <span className="soft">{facts.filter(Boolean).join(' · ')}</span>
      </p>
      {progress ? (
        <Progress
          label={t(`editions.status.${status}`)}
          text="imports.progress"
          {...progress}
          href={to('edition', id)}
        />
      ) : null}
      <FormAlert text={error && t(`editions.refused.${error.code}`, { detail: error.detail })} />
      <EditionChangeList one={one} />
      {report ? <EditionFacts report={report} /> : null}
      {report ? <EditionFaults report={report} /> : null}
      {status === 'ready' ? <Apply data={data} /> : null}
      {status === 'refused' ? <Discard data={data} /> : null}
    </>
  )
}

function Apply({ data: { one, posted } }: { data: EditionData }) {
  const { t } = useI18n()
  const form = useFormState(posted, ['apply', 'discard'])
  return (
    <section>
      <h2>{t('editions.apply')}</h2>
      <Form form={form} action="apply" version={one.version}>
        <p>{t('editions.applyNote')}</p>
        <Confirm
          form={form}
          id="apply"
          label={
            one.changes === null && one.report
              ? t('editions.confirmOverview', { n: one.report.nodes })
              : t('editions.confirm')
          }
        />
        <Submit label={t('editions.apply')} />
        <Submit label={t('editions.discard')} value="discard" quiet />
      </Form>
    </section>
  )
}

function Discard({ data: { one, posted } }: { data: EditionData }) {
  const { t } = useI18n()
  const form = useFormState(posted, 'discard')
  return (
    <Form form={form} action="discard" version={one.version}>
      <Submit label={t('editions.discard')} quiet />
    </Form>
  )
}
