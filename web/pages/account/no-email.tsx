import type { Profile } from '../../../domain/contract/profile.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { may } from './membership.ts'

/** Tells an owner or manager without a confirmed e-mail address which notices they do not get, and links to where to add one. */
export function NoEmail({ profile }: { profile: Profile }) {
  const { t, date } = useI18n()
  const to = usePersonalHref()
  const { notices, unsentSms } = profile
  if (notices === 'email' || !may(profile, 'inquiry.answer')) return null
  return (
    <div className="notice">
      <div>
        {unsentSms ? (
          <p>
            {t('account.unsent.count', { n: unsentSms.count, date: date(unsentSms.since) })}{' '}
            {t(`account.unsent.${unsentSms.reason}`)}
          </p>
        ) : null}
        <p>{t(notices === 'sms' ? 'account.noEmail.sms' : 'account.noEmail.none')}</p>
        <p>
          <a href={to('mail', 'new')}>{t('account.noEmail.add')}</a>
        </p>
      </div>
    </div>
  )
}
