import { useI18n } from '../app/i18n.tsx'
import { Icon } from './icon.tsx'

/** Opens the browser's print dialog. */
export function PrintChip() {
  const { t } = useI18n()
  return (
    <button type="button" className="chip needs-js no-print" data-print="">
      <Icon name="print" />
      {t('product.print')}
    </button>
  )
}

const FORMATS = { XLSX: '.xlsx', CSV: '.csv' } as const

/** Links to the table as XLSX and as CSV. @param csv its address as CSV */
export const TableChips = ({ csv }: { csv: string }) =>
  Object.entries(FORMATS).map(([format, ending]) => (
    <a key={format} className="chip no-print" href={csv.replace('.csv', ending)} rel="nofollow" download="">
      <Icon name="download" />
      {format}
    </a>
  ))

/** What can be done with a table of goods: its spreadsheet, and printing. @param csv address of the spreadsheet */
export const ExportChips = ({ csv }: { csv: string }) => (
  <>
    <TableChips csv={csv} />
    <PrintChip />
  </>
)
