import type { ReactNode } from 'react'
import type { Bringer } from '../../domain/contract/served-routes.ts'
import { useI18n } from '../app/i18n.tsx'
import { useHref } from '../app/navigation/location.tsx'
import { LocalizedText } from './localized.tsx'

/** Who brings goods here, with the names of the places that they are carried from. */
export type NamedBringer = Bringer & { fromName: string | null }

interface BringHereProps {
  services: readonly NamedBringer[]
  /** A link to what the goods come to at the border. */
  children?: ReactNode
}

/** Who brings, clears and certifies goods, each with the number of companies; nothing where there is none. */
export function BringHere({ services, children }: BringHereProps) {
  const { t, number } = useI18n()
  const to = useHref()
  if (services.length === 0 && !children) return null
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
          {fromName === null ? '' : ` ${t('bring.from', { place: fromName })}`}{' '}
          <span className="soft">{number(count)}</span>
        </a>
      ))}
    </p>
  )
}
