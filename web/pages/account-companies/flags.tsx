import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { LocalizedText } from '../../components/localized.tsx'
import type { CompanyScreenData } from './load.ts'

/** What a moderator should check: a tax number that does not fit the legal form in the name, and companies that may be the same. */
export function CompanyFlags({ data: { review } }: { data: CompanyScreenData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { alike, numberOf } = review
  if (!numberOf && alike.length === 0) return null
  return (
    <section className="notice" aria-labelledby="flags">
      <div>
        <h2 id="flags">{t('review.flags')}</h2>
        {numberOf ? <p>{t(`review.numberOf.${numberOf}`)}</p> : null}
        {alike.length > 0 ? (
          <>
            <p>{t('review.alike')}</p>
            <ul>
              {alike.map(({ id, name, status, why }) => (
                <li key={id}>
                  <a href={to('deskCompany', id)}>
                    <LocalizedText value={name} />
                  </a>
                  <span className="soft small">{` · ${t(`operator.companyStatus.${status}`)} · ${t(`review.why.${why}`)}`}</span>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </section>
  )
}
