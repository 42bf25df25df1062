import { labelledText } from '../../../domain/labelled-text.ts'
import { inBrackets } from '../../../domain/listed.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import styles from './account.module.css'
import type { AccountData } from './account-screen.ts'
import { HiddenFields, Submit } from './fields.tsx'
import { Refused } from './refused.tsx'

/** The organization whose screens these are, and a choice of the person's others; nothing for a person with one organization at most. */
export function OrganizationSwitch({ data: { organizations, organization, posted } }: { data: AccountData }) {
  const i18n = useI18n()
  const { t, number } = i18n
  const to = usePersonalHref()
  if (organizations.length < 2) return null
  return (
    <>
      <Refused posted={posted} actions={['switch']} />
      <form method="post" action={to('profile')} className={styles.row}>
        <HiddenFields values={{ once: crypto.randomUUID() }} />
        <label className={styles.row}>
          <span>{t('people.current')}</span>
          <select name="organization" defaultValue={organization ?? undefined}>
            {organizations.map(({ id, name, newInquiries }) => (
              <option key={id} value={id}>
                {labelledText(name, i18n)}
                {newInquiries > 0 && inBrackets(number(newInquiries), i18n.locale)}
              </option>
            ))}
          </select>
        </label>
        <Submit value="switch" quiet label={t('people.switch')} />
      </form>
    </>
  )
}
