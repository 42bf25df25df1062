import type { ReactNode } from 'react'
import type { ImportService } from '../../domain/contract/freight-routes.ts'
import type { RegulationOfCode } from '../../domain/contract/regulations.ts'
import { regulationLabel } from '../../domain/regulation-label.ts'
import { useI18n } from '../app/i18n.tsx'
import { useHref } from '../app/navigation/location.tsx'
import { LocalizedText } from './localized.tsx'

/** A kind of import service, with the name of the place from which the goods are carried. */
export type NamedImportService = ImportService & { fromName: string | null }

interface ImportServicesProps {
  services: readonly NamedImportService[]
  /** Technical regulations that the goods may be subject to. */
  regulations: readonly RegulationOfCode[]
  /** A link to the estimated charges at the border. */
  children?: ReactNode
}

/** Links to the companies that carry, clear and certify imported goods, each with their number; nothing where there is none. */
export function ImportServices({ services, regulations, children }: ImportServicesProps) {
  const i18n = useI18n()
  const { t, number } = i18n
  const to = useHref()
  const certified = regulations.filter(({ companies }) => companies > 0)
  if (services.length + certified.length === 0 && !children) return null
  return (
    <p className="chips no-print">
      <span>{t('bring.label')}</span>
      {children}
      {services.map(({ service, from, fromName, to: there, count }) => (
        <a
          key={`${service.id} ${from}`}
          className="chip"
          href={to('serviceCompanies', {}, { service: service.id, from: from ?? undefined, to: there ?? undefined })}
          rel={there === null ? undefined : 'nofollow'}
        >
          <LocalizedText value={service.name} />
          {fromName === null ? ' ' : ` ${t('bring.from', { place: fromName })} `}
          <span className="soft">{number(count)}</span>
        </a>
      ))}
      {certified.map(({ number: regulation, document, companies }) => (
        <a
          key={`${regulation} ${document}`}
          className="chip"
          href={to('serviceCompanies', {}, { regulation })}
          rel="nofollow"
        >
          {`${t(`bring.regulation.${document}`, { regulation: regulationLabel(regulation, i18n) })} `}
          <span className="soft">{number(companies)}</span>
        </a>
      ))}
    </p>
  )
}
