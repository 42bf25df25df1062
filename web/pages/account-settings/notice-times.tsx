import { listed } from '../../../domain/listed.ts'
import { LANGUAGE_TAGS, type Locale } from '../../../domain/locale.ts'
import { NOTICE_SUBJECTS, type NoticeSubject } from '../../../domain/notice-events.ts'
import { type NoticeTimes, PACED_CHANNELS, PACES, type PacedChannel } from '../../../domain/notice-times.ts'
import { TIME_ZONES } from '../../../domain/time-zones.ts'
import { useI18n } from '../../app/i18n.tsx'
import fieldStyles from '../account/fields.module.css'
import { Choice, HiddenFields } from '../account/fields.tsx'
import type { FormState } from '../account/form-state.ts'
import type { SettingsData } from './load.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

const paceName = (subject: NoticeSubject, channel: PacedChannel) => `pace.${subject}.${channel}`

/** @returns the values of the form's fields */
export function timesFields({ pace, quiet, timeZone }: NoticeTimes): Record<string, string> {
  const paces = NOTICE_SUBJECTS.flatMap((subject) =>
    PACED_CHANNELS.map((channel) => [paceName(subject, channel), pace[subject][channel]]),
  )
  return {
    ...Object.fromEntries(paces),
    quietFrom: quiet ? String(quiet.from) : '',
    quietTo: quiet ? String(quiet.to) : '',
    timeZone: timeZone ?? '',
  }
}

/** @returns 'GMT+05:00, Yekaterinburg Standard Time' in the reader's language */
function zoneText(timeZone: string, locale: Locale): string {
  const name = (timeZoneName: 'longOffset' | 'long') =>
    new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { timeZone, timeZoneName })
      .formatToParts(0)
      .find(({ type }) => type === 'timeZoneName')?.value
  return listed([name('longOffset'), name('long')], locale)
}

/** How often notices come over the channels that this person has, and when none come. Other channels stay as they are. */
export function Times({ form, profile }: { form: FormState; profile: SettingsData['profile'] }) {
  const { t, locale } = useI18n()
  const channels = PACED_CHANNELS.filter((channel) => channel === 'push' || channel === profile.notices)
  const others = Object.entries(timesFields(profile.noticeTimes)).filter(
    ([name]) => name.startsWith('pace.') && !channels.some((channel) => name.endsWith(`.${channel}`)),
  )
  const paces = PACES.map((value) => ({ value, text: t(`notices.often.pace.${value}`) }))
  const hours = HOURS.map((hour) => ({ value: String(hour), text: `${String(hour).padStart(2, '0')}:00` }))
  const none = { value: '', text: t('notices.often.none') }
  const zones = [
    { value: '', text: t('notices.often.timeZoneNone') },
    ...TIME_ZONES.map((value) => ({ value, text: zoneText(value, locale) })),
  ]
  return (
    <>
      <HiddenFields values={Object.fromEntries(others)} />
      {channels.map((channel) => (
        <fieldset key={channel} className={fieldStyles.languages}>
          <legend>{t(`notices.often.by.${channel}`)}</legend>
          {NOTICE_SUBJECTS.map((subject) => {
            const label = t(`notices.often.of.${subject}`)
            const name = paceName(subject, channel)
            return <Choice key={name} form={form} name={name} label={label} options={paces} />
          })}
        </fieldset>
      ))}
      <fieldset className={fieldStyles.languages}>
        <legend>{t('notices.often.quiet')}</legend>
        <Choice form={form} name="quietFrom" label={t('notices.often.quietFrom')} options={[none, ...hours]} />
        <Choice
          form={form}
          name="quietTo"
          label={t('notices.often.quietTo')}
          options={[{ ...none, text: '—' }, ...hours]}
        />
        <Choice form={form} name="timeZone" label={t('notices.often.timeZone')} options={zones} />
      </fieldset>
    </>
  )
}
