import type { ReactNode } from 'react'
import type { TradeService } from '../../domain/trade-services.ts'
import { useI18n } from '../app/i18n.tsx'
import { useHref } from '../app/navigation/location.tsx'
import { LocalizedText } from './localized.tsx'

interface BringHereProps {
  services: readonly TradeService[]
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
      {services.map(({ id, name, count }) => (
        <a key={id} className="chip" href={to('serviceCompanies', {}, { service: id })}>
          <LocalizedText value={name} /> <span className="soft">{number(count)}</span>
        </a>
      ))}
    </p>
  )
}
