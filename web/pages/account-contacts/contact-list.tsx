import type { AccountContact } from '../../../domain/contract/profile.ts'
import { phoneText } from '../../../domain/phone-text.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import styles from '../account/account.module.css'
import { AccountFrame } from '../account/frame.tsx'
import { Refused } from '../account/refused.tsx'
import { RowButton } from '../account/row-button.tsx'
import { RowList } from '../account/row-list.tsx'
import { SectionNav } from '../account/section-nav.tsx'
import { CODE, FORM, TITLES } from './by-kind.ts'
import type { ContactsData } from './load.ts'

/** E-mail addresses, or phone numbers, of one's own. */
export function ContactList({ data }: { data: ContactsData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { kind, contacts, within, posted } = data
  const phones = within || kind === 'email' ? 'mailPhones' : 'phones'
  return (
    <AccountFrame data={data} title={t(TITLES[kind])} here="settings">
      <SectionNav
        label={t('account.contacts')}
        rows={[
          [
            { href: to('mails'), text: t(TITLES.email), isHere: kind === 'email' },
            { href: to(phones), text: t(TITLES.phone), isHere: kind === 'phone' },
          ],
        ]}
      />
      <Refused posted={posted} actions={['main', 'remove']} />
      <RowList none={t(`people.${kind}.empty`)}>
        {contacts.map((contact) => (
          <Row key={contact.id} contact={contact} />
        ))}
      </RowList>
      <p>
        <a className="button primary" href={to(FORM[kind], 'new')}>
          {t(`people.${kind}.add`)}
        </a>
      </p>
    </AccountFrame>
  )
}

function Row({ contact: { id, kind, value, verified, main, pending } }: { contact: AccountContact }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  return (
    <li>
      <span>
        <strong>{kind === 'phone' ? phoneText(value) : value}</strong>{' '}
        <span className="soft small">
          <span className="code">{t(verified ? 'people.verified' : 'people.unverified')}</span>
          {main ? ` · ${t('people.main')}` : ''}
        </span>
        {pending ? <span className="soft small"> · {t('people.becomes', { value: pending })}</span> : null}
      </span>
      <div className={styles.row}>
        {verified && pending === null ? null : (
          <a href={to(CODE[kind], id)} aria-label={`${t('people.enterCode')}: ${value}`}>
            {t('people.enterCode')}
          </a>
        )}
        <a href={to(FORM[kind], id)} aria-label={`${t('people.change')}: ${value}`}>
          {t('people.change')}
        </a>
        {verified && !main ? (
          <RowButton action="main" fields={{ contact: id }} label={t('people.makeMain')} of={value} />
        ) : null}
        <RowButton action="remove" fields={{ contact: id }} label={t('account.remove')} of={value} />
      </div>
    </li>
  )
}
