import type { ReactNode } from 'react'
import { REPORT_KINDS, REPORT_REASONS } from '../../../domain/contract/reports.ts'
import { useI18n } from '../../app/i18n.tsx'
import type { Slots } from '../../app/page/page.ts'
import { optionsOf } from '../../components/options.tsx'
import { Pagination } from '../../components/pagination.tsx'
import { OperatorScreen } from '../account/operator-screen.tsx'
import { RowList } from '../account/row-list.tsx'
import { ReadyReasons } from '../account-admin/reason.tsx'
import lists from '../account-desk-lists/desk-lists.module.css'
import type { ReportsData } from './load.ts'
import { ReportDetails } from './report.tsx'

export const slots = { page: Reports } satisfies Slots<ReportsData>

/** What was reported: each with what is needed to decide, and the form of the decision. */
function Reports({ data }: { data: ReportsData }) {
  const { t } = useI18n()
  const { list, chosen, posted, reasons } = data
  return (
    <OperatorScreen data={data} title={t('reports.title')} about={t('reports.about')}>
      <Filters chosen={chosen} />
      <ReadyReasons own={reasons} />
      <RowList none={t('reports.none')} wide>
        {list.data.map((report) => (
          <ReportDetails key={report.id} report={report} posted={posted} />
        ))}
      </RowList>
      <Pagination meta={list.meta} />
    </OperatorScreen>
  )
}

function Filters({ chosen }: Pick<ReportsData, 'chosen'>) {
  const { t } = useI18n()
  const any = t('parties.any')
  return (
    <form method="get" className={lists.filters}>
      <Filter name="state" label={t('report.status')} any={t('reports.waiting')} chosen={chosen.state}>
        <option value="decided">{t('reports.decided')}</option>
      </Filter>
      <Filter name="kind" label={t('reports.kind')} any={any} chosen={chosen.kind}>
        {optionsOf(REPORT_KINDS, (kind) => t(`reports.kinds.${kind}`))}
      </Filter>
      <Filter name="reason" label={t('report.reason')} any={any} chosen={chosen.reason}>
        {optionsOf(REPORT_REASONS, (reason) => t(`report.reasons.${reason}`))}
      </Filter>
      <button type="submit" className="button">
        {t('review.show')}
      </button>
    </form>
  )
}

interface FilterProps {
  name: string
  label: string
  /** The option without a filter. */
  any: string
  chosen: string | undefined
  children: ReactNode
}

const Filter = ({ name, label, any, chosen = '', children }: FilterProps) => (
  <label>
    {label}
    <select name={name} className="field" defaultValue={chosen}>
      <option value="">{any}</option>
      {children}
    </select>
  </label>
)
