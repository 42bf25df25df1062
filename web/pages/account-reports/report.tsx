import type { DeskReport } from '../../../domain/contract/reports.ts'
import { COLON, listed } from '../../../domain/listed.ts'
import { phoneText } from '../../../domain/phone-text.ts'
import { REPORT_DECISIONS } from '../../../domain/statuses/report.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { FormAlert } from '../../components/form-field.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Unbroken } from '../../components/unbroken.tsx'
import { ValidatedForm } from '../../components/validated-form.tsx'
import styles from '../account/account.module.css'
import { HiddenFields } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { MessageText } from '../account/message.tsx'
import { ReasonField } from '../account-admin/reason.tsx'
import type { ReportsData } from './load.ts'

/** One report: what, why, who, what both sides have written, and the decision. */
export function ReportDetails({ report, posted }: { report: DeskReport; posted: ReportsData['posted'] }) {
  const { t, date, locale } = useI18n()
  const { reason, message, contact, createdAt, others, text, status, answer, decided, appeal } = report
  const { name, organization, email, phone } = contact ?? {}
  const from = listed([name, organization, email, phone && phoneText(phone)], locale)
  return (
    <li id={report.id}>
      <div className={styles.main}>
        <Subject report={report} />
        <p className="soft small">
          {[
            t(`report.reasons.${reason}`),
            t('reports.sentOn', { date: date(createdAt) }),
            from || t('reports.left'),
          ].join(' · ')}
          {others > 0 ? ` · ${t('reports.others', { n: others })}` : ''}
        </p>
        {text ? (
          <>
            <p className="small">{t('reports.reportedMessage')}</p>
            <MessageText>{text}</MessageText>
          </>
        ) : null}
        <p className="small">{t('report.message')}</p>
        {message ? <MessageText>{message}</MessageText> : null}
        {answer && decided ? (
          <>
            <p className="small">
              {listed(
                [t(`report.statuses.${status}`), t('report.answer', { date: date(decided.at) }), decided.by],
                locale,
              )}
            </p>
            <MessageText>{answer}</MessageText>
          </>
        ) : null}
        {appeal ? (
          <>
            <p className="small">{t(`reports.appealOf.${appeal.side}`, { date: date(appeal.at) })}</p>
            <MessageText>{appeal.text}</MessageText>
          </>
        ) : null}
        {status === 'waiting' || status === 'appealed' ? <Decision report={report} posted={posted} /> : null}
      </div>
    </li>
  )
}

/** What was reported, with the way to the screen where something is done about it, and by when it has to be decided. */
function Subject({ report: { kind, subject, company, person, dueAt, late, status } }: { report: DeskReport }) {
  const { t, date, locale } = useI18n()
  const to = usePersonalHref()
  const place = kind === 'product' && subject ? to('productReview', subject.id) : null
  return (
    <p>
      <strong>
        {t(`reports.kinds.${kind}`)}
        {subject ? COLON[locale] : ''}
        {subject ? <LocalizedText value={subject.name} /> : null}
      </strong>{' '}
      {status === 'waiting' || status === 'appealed' ? (
        <>
          <Unbroken>{t('reports.due', { date: date(dueAt) })}</Unbroken>
          {late ? <strong> · {t('desk.late')}</strong> : null}
        </>
      ) : null}
      <br />
      {place ? <a href={place}>{t('reports.toProduct')}</a> : null}
      {place && company ? ' · ' : null}
      {company ? (
        <a href={to('deskCompany', company.id)}>
          <LocalizedText value={company.name} />
        </a>
      ) : null}
      {person ? <a href={to('deskPerson', person)}>{t('reports.toPerson')}</a> : null}
    </p>
  )
}

function Decision({ report: { id, version }, posted }: { report: DeskReport; posted: ReportsData['posted'] }) {
  const { t } = useI18n()
  const form = useFormState(posted?.fields.id === id ? posted : null, 'decide')
  return (
    <ValidatedForm checks="verdict" enter="nothing" className={styles.row} data-draft="">
      <HiddenFields values={{ action: 'decide', once: crypto.randomUUID(), id, version }} />
      <FormAlert text={form.summary} />
      <ReasonField id={`answer-${id}`} form={form} name="answer" label={t('reports.answer')} />
      {REPORT_DECISIONS.map((decision) => (
        <button key={decision} type="submit" name="decision" value={decision} className="button">
          {t(`reports.decide.${decision}`)}
        </button>
      ))}
    </ValidatedForm>
  )
}
