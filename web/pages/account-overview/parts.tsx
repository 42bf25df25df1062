import { useI18n } from '../../app/i18n.tsx'
import type { Parts } from '../../app/page.ts'
import { usePersonalHref } from '../../app/personal-href.ts'
import { Icon } from '../../components/icon.tsx'
import styles from '../account/account.module.css'
import { AccountFrame } from '../account/frame.tsx'
import type { OverviewData } from './load.ts'

export const parts = { page: Overview } satisfies Parts<OverviewData>

/** Where each step is taken. */
const PLACES = {
  organization: 'company',
  description: 'companyEdit',
  contact: 'companyEdit',
  product: 'products',
  review: 'company',
  publication: 'products',
} as const

/** What is missing until buyers find one's offers. */
function Overview({ data: { steps, name, isAdmin, done } }: { data: OverviewData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  return (
    <AccountFrame title={name} here="profile" done={done} isAdmin={isAdmin}>
      <h2>{t('account.steps')}</h2>
      {steps.every((step) => step.done) ? <p>{t('account.allDone')}</p> : null}
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step.step}>
            <span>
              {step.done ? (
                t(`account.step.${step.step}`)
              ) : (
                <a href={to(PLACES[step.step])}>{t(`account.step.${step.step}`)}</a>
              )}
            </span>
            {step.done ? (
              <span className="soft small">
                <Icon name="check" /> {t('account.stepDone')}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </AccountFrame>
  )
}
