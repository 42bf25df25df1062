import { addressOf } from '../../domain/routes.ts'
import { useI18n } from '../app/i18n.tsx'
import { useLocation } from '../app/navigation/location.tsx'

/** Links to the list as a table and as data, with the current filters and page. */
export function ExportLinks() {
  const { t } = useI18n()
  const { locale, path, query } = useLocation()
  const { view: _, ...filters } = query
  const address = (form: string) => addressOf(`${path}.${form}`, locale, filters)
  return (
    <p className="forms soft small no-print">
      {t('export.list')}{' '}
      <a href={address('xlsx')} rel="nofollow" download="">
        XLSX
      </a>{' '}
      <a href={address('csv')} rel="nofollow" download="">
        CSV
      </a>{' '}
      <a href={address('json')} rel="nofollow">
        JSON
      </a>
    </p>
  )
}
