import { companyRoute } from '../../../domain/company-kinds.ts'
import { isApproved } from '../../../domain/statuses/approved.ts'
import { COMPANY_BY_MODERATORS } from '../../../domain/statuses/company.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import { AccountFrame } from '../account/frame.tsx'
import { Refused } from '../account/refused.tsx'
import { ReviewedChanges } from '../account-admin/changes.tsx'
import { Verify } from '../account-admin/company-acts.tsx'
import { Decision } from '../account-admin/decision.tsx'
import { Earlier } from '../account-admin/earlier.tsx'
import { NotPublic } from '../account-admin/not-public.tsx'
import { ReadyReasons } from '../account-admin/reason.tsx'
import { RestoreChange } from '../account-admin/restore-change.tsx'
import { RestoreTakenOff } from '../account-admin/restore-taken-off.tsx'
import { TakeOff } from '../account-admin/take-off.tsx'
import { OwnJournal } from '../account-desk-lists/journal.tsx'
import { Notices } from '../account-desk-lists/notices.tsx'
import editorStyles from '../account-product/editor.module.css'
import { Claimed } from '../account-review/claimed.tsx'
import { History } from '../account-review/history.tsx'
import { QueueLinks } from '../account-review/queue-links.tsx'
import { CompanyClaims, FigureList, Members, VerificationList } from './facts.tsx'
import { CompanyFlags } from './flags.tsx'
import type { CompanyScreenData } from './load.ts'
import { Ownership } from './owner.tsx'
import { CompanyPreview } from './preview.tsx'
import { Trust } from './trust.tsx'

const ACTIONS = [
  'decide',
  'takeOff',
  'bringBack',
  'restoreChange',
  'takeOver',
  'verify',
  'unverify',
  'removeEvidence',
  'distrust',
] as const

/** One company: its review beside the page as buyers will see it, all data that operators have of it, and their acts. */
export function CompanyScreen({ data }: { data: CompanyScreenData }) {
  const { t, date } = useI18n()
  const { one, company, review, view, posted, journal } = data
  const { id, status, askedAt, changes, earlier } = one
  const place = { ...view, at: id, ...(review.next && { next: review.next }) }
  const decided = { posted, view: place }
  return (
    <AccountFrame data={data} title={<LocalizedText value={one.name} />} here="admin">
      <Refused posted={posted} actions={ACTIONS} />
      <QueueLinks screen="deskCompany" id={id} view={view} previous={review.previous} next={review.next} />
      <ReadyReasons own={data.reasons} />
      <div className={editorStyles.screen} data-keys={view.keys === '1' ? '' : undefined}>
        <div className={styles.page}>
          <Claimed claim={review.claim} id={id} />
          <p>
            {t(`operator.companyStatus.${status}`)}
            {askedAt ? null : ` · ${t('review.notWaiting')}`}
            {one.reason ? ` · ${one.reason}` : null}
            <span className="soft">{` · ${t('parties.since', { date: date(company.createdAt) })}`}</span>
          </p>
          <Decision kind="company" one={one} next={COMPANY_BY_MODERATORS[status]} data={decided} />
          {one.changeRestorableUntil ? (
            <RestoreChange
              kind="company"
              id={id}
              version={one.version}
              until={one.changeRestorableUntil}
              view={place}
            />
          ) : null}
          {one.restorableUntil ? (
            <RestoreTakenOff kind="company" one={one} until={one.restorableUntil} view={place} />
          ) : null}
          <CompanyFlags data={data} />
          {earlier ? <Earlier earlier={earlier} /> : null}
          <NotPublic company={one} />
          {askedAt ? <ReviewedChanges changes={changes} isNew={!isApproved(status)} /> : null}
          <History history={review.history} />
          {isApproved(status) ? (
            <TakeOff kind="company" one={one} data={decided} about={t('moderation.takeOffAbout', { n: one.goods })} />
          ) : null}
          <PublicPage data={data} />
          <FigureList company={company} />
          <Members members={company.members} />
          <VerificationList company={company} version={one.version} view={place} posted={posted}>
            <Verify company={one} view={place} />
          </VerificationList>
          <CompanyClaims claims={company.claims} />
          <Trust data={data} />
          <Ownership data={data} />
        </div>
        <CompanyPreview company={review.shown} activities={data.activities} />
      </div>
      <Notices title={t('parties.toAddress')} notices={company.notices} />
      <OwnJournal entries={journal} subject={id} desk={data.desk} />
    </AccountFrame>
  )
}

function PublicPage({ data: { company } }: { data: CompanyScreenData }) {
  const { t } = useI18n()
  const to = useHref()
  const { id, slug, kind, status } = company
  if (status !== 'active') return null
  return (
    <p>
      <a href={to(companyRoute(kind), { id, slug })}>{t('parties.publicPage')}</a>
    </p>
  )
}
