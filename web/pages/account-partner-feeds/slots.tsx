import type { PartnerFeed, PartnerFetch } from '../../../domain/contract/partner-feeds.ts'
import { countryName } from '../../../domain/country-name.ts'
import { COLON } from '../../../domain/listed.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { TypedText } from '../../components/localized.tsx'
import { Moment } from '../../components/moment.tsx'
import styles from '../account/account.module.css'
import { AccountFrame } from '../account/frame.tsx'
import { Refused } from '../account/refused.tsx'
import { RowButton } from '../account/row-button.tsx'
import { RowList } from '../account/row-list.tsx'
import { ShownSecret } from '../account/shown-secret.tsx'
import { PartnerFeedForm } from './form.tsx'
import type { PartnerFeedsData } from './load.ts'

export const slots = { page: PartnerFeeds } satisfies Slots<PartnerFeedsData>

/** Addresses at which partners fetch the supplier's goods, and the fetches of one of them. */
function PartnerFeeds({ data }: { data: PartnerFeedsData }) {
  const { t, locale } = useI18n()
  const to = usePersonalHref()
  const { feeds, chosen, fetches, mayEdit, made, posted } = data
  return (
    <AccountFrame data={data} title={t('partnerFeeds.title')} here="products">
      <Refused posted={posted} actions={['renew', 'revoke', 'remove']} />
      <p className={styles.narrow}>{t('partnerFeeds.about')}</p>
      <p>
        <a href={to('goodsFeeds')}>{t('feeds.title')}</a>
      </p>
      {made === null ? null : <ShownSecret about={t('partnerFeeds.made')} secret={made} />}
      <RowList none={t('partnerFeeds.none')}>
        {feeds.map((feed) => (
          <Row key={feed.id} feed={feed} data={data} />
        ))}
      </RowList>
      {chosen ? (
        <>
          <p>
            <a href={to('partnerFeeds')}>{t('partnerFeeds.add')}</a>
          </p>
          <h2>
            {t('partnerFeeds.fetches') + COLON[locale]}
            <TypedText>{chosen.name}</TypedText>
          </h2>
          <Fetches fetches={fetches} />
        </>
      ) : null}
      {mayEdit && !chosen ? (
        <section className="contents">
          <h2>{t('partnerFeeds.add')}</h2>
          <PartnerFeedForm posted={made === null ? posted : null} categories={data.categories} />
        </section>
      ) : null}
    </AccountFrame>
  )
}

function accessOf({ open, revoked }: PartnerFeed) {
  if (open) return 'open'
  return revoked ? 'revoked' : 'token'
}

function Row({ feed, data: { categories, mayEdit } }: { feed: PartnerFeed; data: PartnerFeedsData }) {
  const { t, locale } = useI18n()
  const to = usePersonalHref()
  const { id, name, address, open, revoked, changedAt, fetchedAt } = feed
  const facts = [
    t(`partnerFeeds.format.${feed.format}`),
    t(`account.language.${feed.locale}`),
    feed.category === null
      ? t('partnerFeeds.allGoods')
      : (categories.find(({ slug }) => slug === feed.category)?.name ?? feed.category),
    ...(feed.priced ? [t('partnerFeeds.priced')] : []),
    ...(feed.inStock ? [t('partnerFeeds.inStock')] : []),
    t(`partnerFeeds.access.${accessOf(feed)}`),
  ]
  return (
    <li>
      <div className={styles.main}>
        <strong>
          <TypedText>{name}</TypedText>
        </strong>
        <p>{open ? <a href={address}>{address}</a> : <code>{address}?token=…</code>}</p>
        <p className="soft small">{facts.join(' · ')}</p>
        <p className="soft small">
          {t('partnerFeeds.changed')} <Moment at={changedAt} />
          {' · '}
          {fetchedAt === null ? (
            t('partnerFeeds.never')
          ) : (
            <>
              {t('partnerFeeds.fetched')} <Moment at={fetchedAt} />
            </>
          )}
        </p>
        <a href={to('partnerFeeds', { of: id })}>
          {t('partnerFeeds.fetches')}
          <span className="visually-hidden">{COLON[locale] + name}</span>
        </a>
      </div>
      {mayEdit ? (
        <span className={styles.row}>
          <RowButton
            action="renew"
            label={t(open ? 'partnerFeeds.close' : 'partnerFeeds.renew')}
            of={name}
            fields={{ key: id }}
          />
          {open || revoked ? null : (
            <RowButton action="revoke" label={t('partnerFeeds.revoke')} of={name} fields={{ key: id }} />
          )}
          <RowButton action="remove" label={t('account.remove')} of={name} fields={{ key: id }} />
        </span>
      ) : null}
    </li>
  )
}

function Fetches({ fetches }: { fetches: PartnerFetch[] }) {
  const { t, locale } = useI18n()
  if (fetches.length === 0) return <p className="soft">{t('partnerFeeds.never')}</p>
  return (
    <>
      <p className="soft small">{t('partnerFeeds.fetchesNote')}</p>
      <ul className={styles.list}>
        {fetches.map(({ at, program, country, goods }) => (
          <li key={`${at} ${program}`}>
            <div className={styles.main}>
              <strong>{program || t('partnerFeeds.unnamed')}</strong>
              <p className="soft small">
                <Moment at={at} />
                {country === null ? null : ` · ${countryName(country, locale)}`}
                {` · ${goods === null ? t('partnerFeeds.unchanged') : t('partnerFeeds.sent', { n: goods })}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
