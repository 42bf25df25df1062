import { formatMoment } from '../../../domain/moment.ts'
import { useI18n } from '../../app/i18n.tsx'

/** A moment in UTC: operators compare it with logs and with each other. */
export function Moment({ at }: { at: string }) {
  const { locale } = useI18n()
  return <time dateTime={at}>{`${formatMoment(new Date(at), locale, 'UTC')} UTC`}</time>
}
