import type { Follow } from '../../../domain/contract/follows.ts'
import { followName } from '../../../domain/follow-name.ts'
import { labelledText } from '../../../domain/labelled-text.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { LabelledLine } from '../../components/labelled-line.tsx'
import styles from '../account/account.module.css'
import { AccountFrame } from '../account/frame.tsx'
import { Refused } from '../account/refused.tsx'
import { RowButton } from '../account/row-button.tsx'
import { RowList } from '../account/row-list.tsx'
import type { FollowsData } from './load.ts'

export const slots = { page: Follows } satisfies Slots<FollowsData>

type Named = Pick<Follow, 'kind' | 'query' | 'category' | 'supplier'>

/** @returns a function that gives the name and address of a followed list */
function useNamed() {
  const i18n = useI18n()
  const to = useHref()
  return ({ kind, query, category, supplier }: Named) => {
    const filters = Object.fromEntries(new URLSearchParams(query))
    const write = (name: NonNullable<Named['category']>) => labelledText(name, i18n)
    return {
      name: followName({ kind, filters, category, supplier, write }, i18n),
      address:
        kind === 'goods'
          ? to('catalogue', {}, { ...filters, sort: 'new' })
          : to('codeChanges', {}, { ...(kind === 'okved' && { tree: kind }), ...filters }),
    }
  }
}

/** What one follows, each with its news, and the list that a page has led here with. */
function Follows({ data }: { data: FollowsData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { follows, offered, posted } = data
  return (
    <AccountFrame data={data} title={t('follow.title')} here="follows">
      <Refused posted={posted} actions={['add', 'remove']} />
      {offered ? <Offer offered={offered} /> : null}
      <p className={styles.narrow}>
        {t('follow.about')} <a href={to('settings')}>{t('account.settings')}</a>
      </p>
      <RowList none={t('follow.none')} wide>
        {follows.map((follow) => (
          <Row key={follow.id} follow={follow} />
        ))}
      </RowList>
    </AccountFrame>
  )
}

function Offer({ offered }: { offered: NonNullable<FollowsData['offered']> }) {
  const { t } = useI18n()
  const { name } = useNamed()(offered)
  const { kind, query, isFollowed } = offered
  return (
    <section className="notice">
      <p>
        <strong>
          <LabelledLine text={name} />
        </strong>
      </p>
      {isFollowed ? (
        <p>{t('follow.already')}</p>
      ) : (
        <RowButton action="add" label={t('follow.add')} of={name} fields={{ kind, query }} />
      )}
    </section>
  )
}

function Row({ follow }: { follow: Follow }) {
  const { t, date } = useI18n()
  const { name, address } = useNamed()(follow)
  const { id, kind, news, changedAt } = follow
  return (
    <li>
      <div className={styles.main}>
        <a href={address}>
          <LabelledLine text={name} />
        </a>
        <p className="soft small">
          {changedAt === null
            ? t('follow.nothingYet')
            : t(kind === 'goods' ? 'follow.newsOn' : 'follow.changesOn', { n: news, date: date(changedAt) })}
        </p>
      </div>
      <RowButton action="remove" label={t('follow.end')} of={name} fields={{ key: id }} />
    </li>
  )
}
