import type { Lead } from '../../../domain/contract/leads.ts'
import { COLON, listed } from '../../../domain/listed.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { Pagination } from '../../components/pagination.tsx'
import { PhoneLink } from '../../components/phone-link.tsx'
import styles from '../account/account.module.css'
import { MessageText } from '../account/message.tsx'
import { OperatorScreen } from '../account/operator-screen.tsx'
import { RowButton } from '../account/row-button.tsx'
import { RowList } from '../account/row-list.tsx'
import type { LeadsData } from './load.ts'

export const slots = { page: Leads } satisfies Slots<LeadsData>

const ACTIONS = ['handle'] as const

/** What the forms of the landing pages have brought, and whether someone has dealt with it. */
function Leads({ data }: { data: LeadsData }) {
  const { t } = useI18n()
  const { list, isHandled } = data
  return (
    <OperatorScreen data={data} title={t('moderation.lead.title')} actions={ACTIONS}>
      <Which isHandled={isHandled} />
      <RowList none={t(isHandled ? 'moderation.lead.noneHandled' : 'moderation.lead.none')} wide>
        {list.data.map((lead) => (
          <Row key={lead.id} lead={lead} />
        ))}
      </RowList>
      <Pagination meta={list.meta} />
    </OperatorScreen>
  )
}

function Which({ isHandled }: Pick<LeadsData, 'isHandled'>) {
  const { t } = useI18n()
  const to = usePersonalHref()
  return (
    <nav aria-label={t('account.statusTitle')}>
      <ul className="chips">
        <li>
          <a className="chip" href={to('leads')} aria-current={isHandled ? undefined : 'page'}>
            {t('moderation.lead.waiting')}
          </a>
        </li>
        <li>
          <a className="chip" href={to('leads', { handled: 1 })} aria-current={isHandled ? 'page' : undefined}>
            {t('moderation.lead.handledOnes')}
          </a>
        </li>
      </ul>
    </nav>
  )
}

function Row({ lead: { id, page, contact, message, createdAt, handled } }: { lead: Lead }) {
  const { t, date, locale: shown } = useI18n()
  const to = useHref()
  const sender = listed([contact.name, contact.organization], shown)
  return (
    <li>
      <div className={styles.main}>
        <strong>{sender}</strong> <ContactLinks contact={contact} />
        <p className="soft small">
          <time dateTime={createdAt}>{date(createdAt)}</time>
          {` · ${t('moderation.lead.from')}${COLON[shown]}`}
          <a href={to(page)}>{t(`landing.${page}.title`)}</a>
        </p>
        <MessageText>{message}</MessageText>
        {handled ? (
          <p className="soft small">
            {[t('moderation.lead.handledOn', { date: date(handled.at) }), handled.by].filter(Boolean).join(' · ')}
          </p>
        ) : null}
      </div>
      <RowButton
        action="handle"
        label={t(handled ? 'moderation.lead.reopen' : 'moderation.lead.handle')}
        of={sender}
        fields={{ id, to: handled ? 'waiting' : 'handled' }}
      />
    </li>
  )
}

/** Links to write or to call. */
function ContactLinks({ contact: { email, phone } }: Pick<Lead, 'contact'>) {
  return (
    <>
      {email ? <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> : null}
      {email && phone ? ' · ' : null}
      {phone ? <PhoneLink number={phone} /> : null}
    </>
  )
}
