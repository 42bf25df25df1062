import { createContext, useContext } from 'react'
import { formatClock, formatMoment } from '../../domain/moment.ts'
import type { TimeZone } from '../../domain/time-zones.ts'
import { useI18n } from '../app/i18n.tsx'

/** The zone that the reader has chosen; null: UTC, which the account's script replaces with that of the device. */
export const TimeZoneContext = createContext<TimeZone | null>(null)

interface MomentProps {
  /** ISO date and time. */
  at: string
  /** Shows the time of day alone, for what ends today. */
  clock?: boolean
}

/** A date with its time of day in the reader's time zone; UTC, which logs have, is its tooltip. */
export function Moment({ at, clock = false }: MomentProps) {
  const { locale } = useI18n()
  const timeZone = useContext(TimeZoneContext)
  const format = clock ? formatClock : formatMoment
  const inUtc = `${format(new Date(at), locale, 'UTC')} UTC`
  const kind = clock ? 'clock' : ''
  return (
    <time dateTime={at} title={inUtc} data-moment={timeZone === null ? kind : undefined}>
      {timeZone === null ? inUtc : format(new Date(at), locale, timeZone)}
    </time>
  )
}
