import { useI18n } from '../../app/i18n.tsx'

const COLUMNS = ['name', 'data', 'basis', 'term'] as const
const PURPOSES = ['pages', 'account', 'inquiries', 'leads', 'proof'] as const

/** The table of what personal data is processed for: which data, on what legal basis, for how long. */
export function Purposes() {
  const { t } = useI18n()
  return (
    <table className="stacked">
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`legal.privacy.purpose.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PURPOSES.map((purpose) => (
          <tr key={purpose}>
            <th scope="row">{t(`legal.privacy.purpose.${purpose}.name`)}</th>
            <td data-label={t('legal.privacy.purpose.data')}>{t(`legal.privacy.purpose.${purpose}.data`)}</td>
            <td data-label={t('legal.privacy.purpose.basis')}>{t(`legal.privacy.purpose.${purpose}.basis`)}</td>
            <td data-label={t('legal.privacy.purpose.term')}>{t(`legal.privacy.purpose.${purpose}.term`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
