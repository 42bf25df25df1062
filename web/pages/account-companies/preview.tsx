import type { Company } from '../../../domain/contract/companies.ts'
import { useI18n } from '../../app/i18n.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Picture } from '../../components/picture.tsx'
import editorStyles from '../account-product/editor.module.css'
import type { ActivityNames } from '../classifier/activity-names.ts'
import { AboutCompany } from '../company/about.tsx'
import companyStyles from '../company/company.module.css'
import { CompanyContacts } from '../company/contacts.tsx'
import { Figures } from '../company/head-slot.tsx'

/** The company as buyers see it, in the parts of its own page. */
export function CompanyPreview({ company, activities }: { company: Company; activities: ActivityNames }) {
  const { t } = useI18n()
  const data = { company, activities, role: 'supplier' as const }
  return (
    <aside className={`sheet ${editorStyles.preview}`} aria-labelledby="preview">
      <h2 id="preview">{t('account.view')}</h2>
      {company.logo ? <Picture picture={company.logo} alt="" className={companyStyles.logo} /> : null}
      <p>
        <strong>
          <LocalizedText value={company.name} />
        </strong>
      </p>
      <Figures company={company} />
      <CompanyContacts data={data} />
      <AboutCompany data={data} />
    </aside>
  )
}
