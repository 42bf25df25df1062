import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { fromHome } from '../../app/page/json-ld.ts'
import type { StaticPage } from '../../app/page/load.ts'
import { Trail } from '../../components/breadcrumb.tsx'
import { ExportLinks } from '../../components/export-links.tsx'
import { Icon } from '../../components/icon.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { load, type ServiceGroup, type ServicesData } from './load.ts'
import styles from './services.module.css'

export const page = { load, slots: { page: Services } } satisfies StaticPage<ServicesData>

function Services({ data: { groups, companies } }: { data: ServicesData }) {
  const { t, locale } = useI18n()
  const to = useHref()
  return (
    <>
      <Trail crumbs={fromHome(locale, { name: t('services.title') })} />
      <header className={styles.head}>
        <h1>{t('services.title')}</h1>
        <p className="about">{t('services.about')}</p>
        <p>
          <a className="button" href={to('serviceCompanies')}>
            {t('services.allCompanies', { n: companies })}
            <Icon name="arrow-right" />
          </a>
        </p>
      </header>
      <ol className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </ol>
      <ExportLinks />
    </>
  )
}

function Group({ group: { id, name, about, count, below } }: { group: ServiceGroup }) {
  const { t, number } = useI18n()
  const to = useHref()
  const companies = (service: string) => to('serviceCompanies', {}, { service })
  return (
    <li className={styles.group}>
      <div className={styles.groupHead}>
        <h2 className="quiet">
          <a href={companies(id)}>
            <LocalizedText value={name} />
          </a>
        </h2>
        {about && (
          <p className="soft">
            <LocalizedText value={about} />
          </p>
        )}
        <p className="soft small">{t('services.companies', { n: count })}</p>
      </div>
      <ul className={styles.kinds}>
        {below.map((service) => (
          <li key={service.id}>
            <a href={companies(service.id)}>
              <LocalizedText value={service.name} />
            </a>
            {'\u00a0'}
            <span className="soft figures">{number(service.count)}</span>
            {service.about && (
              <p className="soft small">
                <LocalizedText value={service.about} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </li>
  )
}
