import { REPORT_REASONS } from '../../../domain/contract/reports.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { contactField } from '../../components/contact-fields.tsx'
import { ContactForm } from '../../components/contact-form.tsx'
import { FormChoice } from '../../components/form-field.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { optionsOf } from '../../components/options.tsx'
import styles from '../inquiry/inquiry.module.css'
import type { ReportData, ReportedThing } from './load.ts'
import { ReportConfirmation } from './sent.tsx'

export const slots = { page: Report } satisfies Slots<ReportData>

function Report({ data }: { data: ReportData }) {
  const { t } = useI18n()
  const { thing, copy } = data
  const about = thing ? thing.name : copy?.subject
  return (
    <div className={styles.page}>
      <div className="page-head">
        <h1>{t(thing ? `report.title.${thing.kind}` : 'report.sentTitle')}</h1>
        {about ? (
          <p>
            <LocalizedText value={about} />
          </p>
        ) : null}
      </div>
      {thing ? <ReportForm {...data} thing={thing} /> : null}
      {copy ? <ReportConfirmation data={data} copy={copy} /> : null}
    </div>
  )
}

function ReportForm({ thing, typed, errors }: Pick<ReportData, 'typed' | 'errors'> & { thing: ReportedThing }) {
  const i18n = useI18n()
  const { t } = i18n
  const to = usePersonalHref()
  return (
    <>
      <p>{t('report.about')}</p>
      <ContactForm
        action={to('report')}
        checks="report"
        label={t('report.message')}
        note={t('report.messageNote')}
        consent={t('report.consent')}
        send={t('report.send')}
        typed={typed}
        errors={errors}
      >
        <input type="hidden" name="kind" defaultValue={thing.kind} />
        <input type="hidden" name="id" defaultValue={thing.id} />
        <FormChoice {...contactField(i18n, { typed, errors }, 'reason')} label={t('report.reason')}>
          <option value="">{t('report.choose')}</option>
          {optionsOf(REPORT_REASONS, (reason) => t(`report.reasons.${reason}`))}
        </FormChoice>
      </ContactForm>
    </>
  )
}
