import { companyRoute } from '../../../domain/company-kinds.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import type { NamedElsewhere } from './named-elsewhere.ts'

/** Links to the companies and products that were typed where codes are searched. */
export function NamedElsewhereLinks({ named: { companies, products } }: { named: NamedElsewhere }) {
  const { t } = useI18n()
  const to = useHref()
  return (
    <ul className="notice">
      {companies.map((company) => (
        <li key={company.id}>
          {t('codes.holder')}{' '}
          <a href={to(companyRoute(company.kind), company)}>
            <LocalizedText value={company.name} />
          </a>
        </li>
      ))}
      {products.map((product) => (
        <li key={product.id}>
          {t('codes.withArticle', { article: product.article })}{' '}
          <a href={to('product', product, { variant: product.variant })}>
            <LocalizedText value={product.name} />
          </a>
        </li>
      ))}
    </ul>
  )
}
