import { APP_NAME } from '../../../domain/app-name.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import account from '../account/account.module.css'
import { AccountFrame } from '../account/frame.tsx'
import { Invitations } from '../account/invitations.tsx'
import requestStyles from '../account-requests/requests.module.css'
import { NoRequests, RequestRows } from '../account-requests/row.tsx'
import type { BuyerData } from './load.ts'

/** The overview of a person without an organization: their requests first, then the offer to found one. */
export function BuyerOverview({ data }: { data: BuyerData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { requests, invitations, posted, profile } = data
  return (
    <AccountFrame data={data} title={profile.name} here="profile">
      <Invitations invitations={invitations} posted={posted} />
      <section>
        <h2>{t('requests.title')}</h2>
        {requests.data.length === 0 ? <NoRequests /> : <RequestRows requests={requests.data} />}
        {requests.meta.pages > 1 ? (
          <p>
            <a href={to('requests')}>{t('requests.all', { n: requests.meta.total })}</a>
          </p>
        ) : null}
      </section>
      <div className={account.halves}>
        <Details data={data} />
        <Favourites count={data.favourites} />
      </div>
      <Offer />
    </AccountFrame>
  )
}

/** Name and contacts, with which inquiries are filled in, and by which earlier inquiries are found. */
function Details({ data: { profile } }: { data: BuyerData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  return (
    <section>
      <h2>{t('requests.details')}</h2>
      <p className="soft small">{t('requests.detailsAbout')}</p>
      <ul className={account.plain}>
        <li>{profile.name}</li>
        {profile.contacts.map(({ id, value, verified }) => (
          <li key={id}>
            {value} <span className="soft small code">{t(verified ? 'people.verified' : 'people.unverified')}</span>
          </li>
        ))}
      </ul>
      <p className={account.row}>
        <a href={to('settings')}>{t('requests.change')}</a>
        <a href={to('mails')}>{t('people.mails')}</a>
        <a href={to('phones')}>{t('people.phones')}</a>
      </p>
    </section>
  )
}

function Favourites({ count }: { count: number }) {
  const { t } = useI18n()
  const to = useHref()
  return (
    <section>
      <h2>{t('header.favourites')}</h2>
      <p>
        {count > 0 ? (
          <a href={to('favourites')}>{t('requests.favourites', { n: count })}</a>
        ) : (
          <span className="soft">{t('requests.noFavourites')}</span>
        )}
      </p>
    </section>
  )
}

function Offer() {
  const { t, locale } = useI18n()
  const to = usePersonalHref()
  const toShop = useHref()
  return (
    <section className={`sheet ${requestStyles.offer}`}>
      <h2>
        <a href={toShop('sell')}>{t('sell.short', { name: APP_NAME[locale] })}</a>
      </h2>
      <p className="soft">{t('requests.sellAbout')}</p>
      <a className="button" href={to('start')}>
        {t('account.found')}
      </a>
    </section>
  )
}
