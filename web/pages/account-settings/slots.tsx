import { deviceName } from '../../../domain/device-name.ts'
import { readerFirst } from '../../../domain/locale.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { THEMES } from '../../state/theme.ts'
import styles from '../account/account.module.css'
import fieldStyles from '../account/fields.module.css'
import { Check, Choice, Field, Form, HiddenFields, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { AccountFrame } from '../account/frame.tsx'
import { NoEmail } from '../account/no-email.tsx'
import type { SettingsData } from './load.ts'
import { Times, timesFields } from './notice-times.tsx'

export const slots = { page: Settings } satisfies Slots<SettingsData>

function Settings({ data }: { data: SettingsData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { profile } = data
  return (
    <AccountFrame data={data} title={t('account.settings')} here="settings">
      <NoEmail profile={profile} />
      <Choices data={data} />
      <Push />
      <Themes />
      <h2>{t('account.contacts')}</h2>
      <ul className={styles.plain}>
        {profile.contacts.map(({ id, value, verified }) => (
          <li key={id}>
            {value} {verified ? null : <span className="soft small">{t('people.unverified')}</span>}
          </li>
        ))}
      </ul>
      <p className={styles.row}>
        <a className="button" href={to('changeMail')}>
          {t('people.email.changeMain')}
        </a>
        <a href={to('mails')}>{t('people.mails')}</a>
        <a href={to('phones')}>{t('people.phones')}</a>
      </p>
      <Sessions data={data} />
      <form method="post" action={`${to('signIn')}/sign-out`}>
        <button type="submit" className="button">
          {t('account.signOut')}
        </button>
      </form>
      <Data data={data} />
    </AccountFrame>
  )
}

function Choices({ data: { profile, posted } }: { data: SettingsData }) {
  const { t, locale: reader } = useI18n()
  const { name, locale, notifications, noticeTimes } = profile
  const on = (is: boolean) => (is ? 'on' : '')
  const form = useFormState(posted, 'save', {
    name,
    locale,
    'notify.inquiries': on(notifications.inquiries),
    'notify.moderation': on(notifications.moderation),
    ...timesFields(noticeTimes),
  })
  const languages = readerFirst(reader).map((value) => ({ value, text: t(`account.language.${value}`) }))
  return (
    <Form form={form} action="save" checks="settings" draft>
      <Field form={form} name="name" label={t('account.name')} autoComplete="name" />
      <Choice form={form} name="locale" label={t('account.letters')} options={languages} />
      <fieldset className={fieldStyles.languages}>
        <legend>{t('account.notify')}</legend>
        <Check form={form} name="notify.inquiries" label={t('account.notifyInquiries')} />
        <Check form={form} name="notify.moderation" label={t('account.notifyModeration')} />
      </fieldset>
      <Times form={form} profile={profile} />
      <p className="soft small">{t('notices.often.about')}</p>
      <Submit label={t('account.save')} />
    </Form>
  )
}

/** The button that shows notices on this device: it needs script, and stays hidden where the browser cannot do it. */
function Push() {
  const { t } = useI18n()
  return (
    <div data-push="" hidden>
      <div className={fieldStyles.both}>
        <h2>{t('notices.push.title')}</h2>
        <p className="soft small">{t('notices.push.about')}</p>
        <button type="button" className="button" data-push-on="" hidden>
          {t('notices.push.on')}
        </button>
        <button type="button" className="button" data-push-off="" hidden>
          {t('notices.push.off')}
        </button>
        <p className="notice" role="alert" data-push-fault="" hidden>
          {t('notices.push.fault')}
        </p>
      </div>
    </div>
  )
}

/**
 * The theme of this device, stored by the page's script (account/use-enhancements.ts) and sent nowhere. Rendered as the default,
 * because the edge does not know the stored choice.
 */
function Themes() {
  const { t } = useI18n()
  return (
    <fieldset className={`needs-js ${fieldStyles.languages}`} data-themes>
      <legend>{t('account.theme')}</legend>
      {THEMES.map((theme) => (
        <label key={theme} className={fieldStyles.check}>
          <input type="radio" name="theme" value={theme} defaultChecked={theme === 'system'} />
          <span>{t(`theme.${theme}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Sessions({ data: { sessions } }: { data: SettingsData }) {
  const { t, date } = useI18n()
  return (
    <>
      <h2>{t('account.sessions')}</h2>
      <ul className={styles.list}>
        {sessions.map(({ id, agent, current, seenAt }) => (
          <li key={id}>
            <span className={styles.main}>
              <span className="dotted small">
                <span>{deviceName(agent)}</span>
                <span className="soft">
                  {current ? t('account.thisDevice') : t('account.seen', { date: date(seenAt) })}
                </span>
              </span>
            </span>
            {current ? null : (
              <form method="post">
                <HiddenFields values={{ session: id }} />
                <Submit value="end-session" quiet label={t('account.endSession')} />
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <form method="post">
          <Submit value="end-others" quiet label={t('account.endOthers')} />
        </form>
      ) : null}
    </>
  )
}

/** The consent that was given, what its withdrawal does, and the way to it: the deletion below, which needs a code. */
function ConsentGiven({ consent }: Pick<SettingsData['profile'], 'consent'>) {
  const { t, date } = useI18n()
  const to = useHref()
  return (
    <>
      <h2>{t('account.consent.title')}</h2>
      <p>
        {consent
          ? t('account.consent.given', { date: date(consent.givenAt), version: date(consent.version) })
          : t('account.consent.none')}{' '}
        <a href={to('consent')}>{t('legal.consent.title')}</a>
      </p>
      <p className="soft">{t('account.consent.effect')}</p>
      <p>
        <a className="button" href="#erase">
          {t('account.consent.withdraw')}
        </a>
      </p>
    </>
  )
}

function Data({ data: { profile, posted, done } }: { data: SettingsData }) {
  const { t } = useI18n()
  const sending = useFormState(posted, 'erasure-code')
  const form = useFormState(posted, 'erase')
  const isCodeSent = done === 'code' || posted?.fields.action === 'erase'
  return (
    <>
      <h2>{t('account.data')}</h2>
      <p>
        <a className="button" href="/api/profile/archive" download="my-data.json">
          {t('account.download')}
        </a>
      </p>
      <ConsentGiven consent={profile.consent} />
      <h2 id="erase">{t('account.erase')}</h2>
      <p className="soft">{t('account.eraseAbout')}</p>
      <p className={`soft small ${styles.narrow}`}>{t('account.eraseKept')}</p>
      {isCodeSent ? (
        <Form form={form} action="erase" checks="code">
          <Field form={form} name="code" label={t('account.code')} inputMode="numeric" autoComplete="one-time-code" />
          <Submit label={t('account.eraseConfirm')} />
        </Form>
      ) : (
        <Form form={sending} action="erasure-code">
          <Submit quiet label={t('account.eraseCode')} />
        </Form>
      )}
    </>
  )
}
