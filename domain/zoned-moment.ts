/** A moment that a person has typed as a date and a time of day of a time zone. */
import type { Locale } from './locale.ts'
import { LANGUAGE_TAGS } from './locale.ts'
import type { TimeZone } from './time-zones.ts'

/** @returns milliseconds by which the clocks of a zone are ahead of UTC at a moment */
function offsetAt(moment: number, timeZone: TimeZone): number {
  // Swedish writes dates as ISO does.
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(moment)
  return Date.parse(`${clock.replace(' ', 'T')}Z`) - moment
}

/**
 * @param typed as `datetime-local` sends it: '2027-01-15T09:00', with seconds from some browsers
 * @returns the ISO moment in UTC; '' for what is not a date and time. Of an hour that clocks skip or repeat, one of its two moments
 */
export function zonedMoment(typed: string, timeZone: TimeZone): string {
  const [minutes] = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.exec(typed) ?? []
  const clock = minutes ? Date.parse(`${minutes}:00Z`) : Number.NaN
  if (Number.isNaN(clock)) return ''
  // The offset is that of the moment itself, which may be on the other side of a change of the clocks.
  const near = clock - offsetAt(clock, timeZone)
  return new Date(clock - offsetAt(near, timeZone)).toISOString()
}

/** @returns the name of a zone's time: 'Moscow Time', 'UTC' */
export const zoneTimeName = (timeZone: TimeZone, locale: Locale): string =>
  timeZone === 'UTC'
    ? timeZone
    : (new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { timeZone, timeZoneName: 'longGeneric' })
        .formatToParts(0)
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone)
