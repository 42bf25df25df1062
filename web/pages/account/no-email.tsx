import type { Profile } from '../../../domain/contract/profile.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { may } from './membership.ts'

/** What an owner or manager without a confirmed e-mail address misses, and where to add one. */
export function NoEmail({ profile }: { profile: Profile }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { notices } = profile
  if (notices === 'email' || !may(profile, 'inquiry.answer')) return null
  return (
    <div className="notice">
      <div>
        <p>{t(notices === 'sms' ? 'account.noEmail.sms' : 'account.noEmail.none')}</p>
        <p>
          <a href={to('mail', 'new')}>{t('account.noEmail.add')}</a>
        </p>
      </div>
    </div>
  )
}
