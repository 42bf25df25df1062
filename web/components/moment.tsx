import { createContext, useContext } from 'react'
import { formatMoment } from '../../domain/moment.ts'
import type { TimeZone } from '../../domain/time-zones.ts'
import { useI18n } from '../app/i18n.tsx'

/** The zone that the reader has chosen; null: UTC, which the account's script replaces with that of the device. */
export const TimeZoneContext = createContext<TimeZone | null>(null)

/** A date with its time of day in the reader's time zone. @param at ISO date and time */
export function Moment({ at }: { at: string }) {
  const { locale } = useI18n()
  const timeZone = useContext(TimeZoneContext)
  const shown = formatMoment(new Date(at), locale, timeZone ?? 'UTC')
  return (
    <time dateTime={at} data-moment={timeZone === null ? '' : undefined}>
      {timeZone === null ? `${shown} UTC` : shown}
    </time>
  )
}
