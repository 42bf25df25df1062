import { inBrackets } from '../../../domain/listed.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { Icon } from '../../components/icon.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import { AccountFrame } from '../account/frame.tsx'
import { NoEmail } from '../account/no-email.tsx'
import { RowList } from '../account/row-list.tsx'
import { StatusBadge } from '../account/status-badge.tsx'
import { BuyerOverview } from './buyer.tsx'
import type { BuyerData, OverviewData } from './load.ts'
import { NewInquiries } from './new-inquiries.tsx'
import { Views } from './views.tsx'

export const slots = { page: Start } satisfies Slots<OverviewData | BuyerData>

function Start({ data }: { data: OverviewData | BuyerData }) {
  return data.kind === 'buyer' ? <BuyerOverview data={data} /> : <Overview data={data} />
}

/** Address at which each step is done. */
const PLACES = {
  organization: 'company',
  description: 'companyEdit',
  contact: 'companyEdit',
  product: 'products',
  review: 'company',
  publication: 'products',
} as const

/** What is missing until buyers find one's offers, who has looked at them, and what has changed. */
function Overview({ data }: { data: OverviewData }) {
  const { t } = useI18n()
  const { steps, name } = data
  const complete = steps.every((step) => step.done)
  return (
    <AccountFrame data={data} title={name} here="profile">
      <NewInquiries {...data.waiting} />
      {complete ? (
        <p className={styles.stepDone}>
          <Icon name="check" /> {t('account.allDone')}
        </p>
      ) : null}
      <NoEmail profile={data.profile} />
      <div className={styles.halves}>
        {complete ? null : (
          <section>
            <h2>{t('account.steps')}</h2>
            <Steps steps={steps} isApproved={data.isApproved} />
          </section>
        )}
        <section>
          <Views views={data.views} />
        </section>
        <section>
          <Latest data={data} />
        </section>
      </div>
      <Others count={data.invitations} />
    </AccountFrame>
  )
}

/** A link to another organization: to the invitations, or to creating one. */
function Others({ count }: { count: number }) {
  const { t, number, locale } = useI18n()
  const to = usePersonalHref()
  return (
    <p>
      <a href={to('start')}>
        {count > 0 ? t('people.invitations') + inBrackets(number(count), locale) : t('people.another')}
      </a>
    </p>
  )
}

function Steps({ steps, isApproved }: Pick<OverviewData, 'steps' | 'isApproved'>) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const textOf = (step: (typeof steps)[number]['step']) =>
    t(step === 'publication' && isApproved ? 'account.publish' : `account.step.${step}`)
  return (
    <ol className={styles.list}>
      {steps.map(({ step, done }) => (
        <li key={step}>
          <span className={styles.main}>{done ? textOf(step) : <a href={to(PLACES[step])}>{textOf(step)}</a>}</span>
          {done ? (
            <span className={`soft small ${styles.stepDone}`}>
              <Icon name="check" /> {t('account.stepDone')}
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  )
}

/** Latest events: decisions of the moderators about products. */
function Latest({ data: { latest } }: { data: OverviewData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  return (
    <>
      <h2>{t('account.latest')}</h2>
      <RowList none={t('account.latestNone')}>
        {latest.map((product) => (
          <li key={product.id}>
            <span className={styles.main}>
              <a href={to('product', product.id)}>
                <LocalizedText value={product.name} />
              </a>
              <br />
              <StatusBadge thing={product} />
            </span>
          </li>
        ))}
      </RowList>
    </>
  )
}
