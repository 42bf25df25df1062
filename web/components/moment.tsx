import { formatMoment } from '../../domain/moment.ts'
import type { TimeZone } from '../../domain/time-zones.ts'
import { useI18n } from '../app/i18n.tsx'

interface MomentProps {
  /** ISO date and time. */
  at: string
  /** The zone that the reader has chosen; null: UTC, which the account's script replaces with that of the device. */
  timeZone: TimeZone | null
}

/** A date with its time of day in the reader's time zone. */
export function Moment({ at, timeZone }: MomentProps) {
  const { locale } = useI18n()
  const shown = formatMoment(new Date(at), locale, timeZone ?? 'UTC')
  return (
    <time dateTime={at} data-moment={timeZone === null ? '' : undefined}>
      {timeZone === null ? `${shown} UTC` : shown}
    </time>
  )
}
