import type { Contact } from '../../../domain/contract/profile.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import styles from '../account/account.module.css'
import { AccountFrame } from '../account/frame.tsx'
import navigation from '../account/nav.module.css'
import { Refused } from '../account/refused.tsx'
import { RowButton } from '../account/row-button.tsx'
import { CODE, FORM, TITLES } from './by-kind.ts'
import type { ContactsData } from './load.ts'

/** E-mail addresses, or phone numbers, of one's own. */
export function Contacts({ data: { kind, contacts, within, isAdmin, posted, done } }: { data: ContactsData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const here = kind === 'email' ? 'mails' : within ? 'mailPhones' : 'phones'
  return (
    <AccountFrame title={t(TITLES[kind])} here="settings" done={done} isAdmin={isAdmin}>
      <nav className={navigation.nav} aria-label={t('account.contacts')}>
        <ul>
          {(['mails', within || kind === 'email' ? 'mailPhones' : 'phones'] as const).map((name) => (
            <li key={name}>
              <a href={to(name)} aria-current={name === here ? 'page' : undefined}>
                {t(TITLES[name === 'mails' ? 'email' : 'phone'])}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Refused posted={posted} actions={['main', 'remove']} />
      {contacts.length === 0 ? <p className="soft">{t(`people.${kind}.empty`)}</p> : null}
      <ul className={styles.list}>
        {contacts.map((contact) => (
          <Row key={contact.id} contact={contact} />
        ))}
      </ul>
      <p>
        <a className="button primary" href={to(FORM[kind], 'new')}>
          {t(`people.${kind}.add`)}
        </a>
      </p>
    </AccountFrame>
  )
}

function Row({ contact: { id, kind, value, verified, main, pending } }: { contact: Contact }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const named = (action: string) => `${action}: ${value}`
  return (
    <li>
      <span>
        <strong>{value}</strong>{' '}
        <span className="soft small">
          {t(verified ? 'people.verified' : 'people.unverified')}
          {main ? ` · ${t('people.main')}` : ''}
        </span>
        {pending ? <span className="soft small"> · {t('people.becomes', { value: pending })}</span> : null}
      </span>
      <span className={styles.row}>
        {verified && pending === null ? null : (
          <a href={to(CODE[kind], id)} aria-label={named(t('people.enterCode'))}>
            {t('people.enterCode')}
          </a>
        )}
        <a href={to(FORM[kind], id)} aria-label={named(t('people.change'))}>
          {t('people.change')}
        </a>
        {verified && !main ? (
          <RowButton action="main" fields={{ contact: id }} label={named(t('people.makeMain'))}>
            {t('people.makeMain')}
          </RowButton>
        ) : null}
        <RowButton action="remove" fields={{ contact: id }} label={named(t('account.remove'))}>
          {t('account.remove')}
        </RowButton>
      </span>
    </li>
  )
}
