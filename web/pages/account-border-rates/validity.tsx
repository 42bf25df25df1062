import type { BorderRate } from '../../../domain/contract/border-rates.ts'
import { useI18n } from '../../app/i18n.tsx'
import { SourceLink } from '../../components/localized.tsx'

type Valid = Pick<BorderRate, 'validFrom' | 'validTo' | 'source' | 'address'>

/** From when to when a row of a law holds, and where it is written. */
export function Validity({ row: { validFrom, validTo, source, address } }: { row: Valid }) {
  const { t, date } = useI18n()
  return (
    <>
      {validTo === null
        ? t('borderRates.since', { from: date(validFrom) })
        : t('borderRates.between', { from: date(validFrom), to: date(validTo) })}
      {' · '}
      <SourceLink source={source} address={address} />
    </>
  )
}
