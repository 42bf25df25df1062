import type { Notice } from '../../../domain/contract/notices.ts'
import { typesetWhole } from '../../../domain/typography.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { LabelledLine } from '../../components/labelled-line.tsx'
import { Pagination } from '../../components/pagination.tsx'
import styles from '../account/account.module.css'
import { AccountFrame } from '../account/frame.tsx'
import { Refused } from '../account/refused.tsx'
import { RowButton } from '../account/row-button.tsx'
import badge from '../account/status-badge.module.css'
import type { NoticesData } from './load.ts'

export const slots = { page: Notices } satisfies Slots<NoticesData>

const ACTIONS = ['read', 'read-all'] as const

/** The notices, each with a link to the screen of what has happened. */
function Notices({ data }: { data: NoticesData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { list, unread, posted } = data
  const [latest] = list.data
  return (
    <AccountFrame data={data} title={t('notices.title')} here="notices">
      <Refused posted={posted} actions={ACTIONS} />
      {list.data.length === 0 ? <p className="soft">{t('notices.none')}</p> : null}
      {latest && unread > 0 ? (
        <RowButton action="read-all" label={t('notices.readAll')} fields={{ id: latest.id }} />
      ) : null}
      <ul className={`${styles.list} ${styles.wide}`}>
        {list.data.map((notice) => (
          <Row key={notice.id} notice={notice} />
        ))}
      </ul>
      <Pagination meta={list.meta} />
      <p className="soft small">
        {t('notices.about')} <a href={to('settings')}>{t('account.settings')}</a>
      </p>
    </AccountFrame>
  )
}

function Row({ notice: { id, text, path, createdAt, readAt } }: { notice: Notice }) {
  const { t, date, locale } = useI18n()
  const isNew = readAt === null
  const whole = <LabelledLine text={typesetWhole(locale, text)} />
  const line = isNew ? <strong>{whole}</strong> : whole
  return (
    <li>
      <div className={styles.main}>
        {path === null ? line : <a href={path}>{line}</a>}
        <p className="soft small">
          {isNew ? (
            <>
              <span className={badge.badge} data-tone="waiting">
                {t('notices.new')}
              </span>{' '}
            </>
          ) : null}
          <time dateTime={createdAt}>{date(createdAt)}</time>
        </p>
      </div>
      {isNew ? <RowButton action="read" label={t('notices.read')} of={text} fields={{ id }} /> : null}
    </li>
  )
}
