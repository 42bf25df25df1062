import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { contactField } from '../../components/contact-fields.tsx'
import { fieldMessage } from '../../components/error-message.ts'
import { FormAlert, FormText } from '../../components/form-field.tsx'
import { DetailRow } from '../../components/labelled-line.tsx'
import { TypedText } from '../../components/localized.tsx'
import { ValidatedForm } from '../../components/validated-form.tsx'
import styles from '../inquiry/inquiry.module.css'
import type { ReportData } from './load.ts'

type SentProps = { data: ReportData; copy: NonNullable<ReportData['copy']> }

/** A report as one side sees it: what was reported, the decision, and the form of an appeal while one is possible. */
export function ReportConfirmation({ data, copy }: SentProps) {
  const i18n = useI18n()
  const { t, date } = i18n
  const refused = fieldMessage(i18n, 'contact', data.errors, '')
  const { status, reason, message, createdAt, dueAt, answer, decidedAt, appeal, side } = copy
  const isOpen = status === 'waiting' || status === 'appealed'
  return (
    <>
      {data.done ? (
        <p className="notice success" role="status">
          {t(`report.done.${data.done}`, { date: date(dueAt) })}
        </p>
      ) : null}
      <FormAlert text={refused} />
      <p>{t(`report.side.${side}`)}</p>
      <table className={`ruled stacked ${styles.copy}`}>
        <tbody>
          <DetailRow name={t('report.status')}>{t(`report.statuses.${status}`)}</DetailRow>
          {isOpen ? <DetailRow name={t('report.due')}>{date(dueAt)}</DetailRow> : null}
          <DetailRow name={t('report.sentOn')}>{date(createdAt)}</DetailRow>
          <DetailRow name={t('report.reason')}>{t(`report.reasons.${reason}`)}</DetailRow>
          {message ? <Text name={t('report.message')} text={message} /> : null}
          {answer && decidedAt ? <Text name={t('report.answer', { date: date(decidedAt) })} text={answer} /> : null}
          {appeal ? <Text name={t('report.appealText')} text={appeal} /> : null}
        </tbody>
      </table>
      {copy.appealUntil ? <Appeal data={data} copy={copy} until={date(copy.appealUntil)} /> : null}
    </>
  )
}

const Text = ({ name, text }: { name: string; text: string }) => (
  <DetailRow name={name}>
    <span className={styles.message}>
      <TypedText>{text}</TypedText>
    </span>
  </DetailRow>
)

function Appeal({ data: { typed, errors }, copy: { receipt }, until }: SentProps & { until: string }) {
  const i18n = useI18n()
  const { t } = i18n
  const to = usePersonalHref()
  return (
    <ValidatedForm className="sheet contact-form" action={to('report', { receipt })} checks="appeal">
      <h2>{t('report.appeal')}</h2>
      <p>{t('report.appealAbout', { date: until })}</p>
      <input type="hidden" name="receipt" defaultValue={receipt} />
      <FormText
        {...contactField(i18n, { typed, errors }, 'message')}
        label={t('report.appealMessage')}
        rows={6}
        required
        data-required={t('inquiry.fault.required')}
      />
      <button type="submit" className="button primary">
        {t('report.sendAppeal')}
      </button>
    </ValidatedForm>
  )
}
