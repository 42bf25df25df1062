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

/** The table as a spreadsheet. @param csv its address */
export const CsvChip = ({ csv }: { csv: string }) => (
  <a className="chip no-print" href={csv} rel="nofollow" download="">
    <Icon name="download" />
    CSV
  </a>
)

/** What can be done with a table of goods: its spreadsheet, and printing. @param csv address of the spreadsheet */
export const ExportChips = ({ csv }: { csv: string }) => (
  <>
    <CsvChip csv={csv} />
    <PrintChip />
  </>
)
