import type { DeskService } from '../../../domain/contract/desk-services.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import styles from '../account/account.module.css'
import { Choice, Form, HiddenFields, Submit } from '../account/fields.tsx'
import { inEach, useFormState } from '../account/form-state.ts'
import { LanguageFields } from '../account/language-fields.tsx'
import { OperatorScreen } from '../account/operator-screen.tsx'
import type { ServicesData } from './load.ts'

export const slots = { page: Services } satisfies Slots<ServicesData>

/** Kinds of services in three languages, in their order. */
function Services({ data }: { data: ServicesData }) {
  const { t, locale } = useI18n()
  const to = usePersonalHref()
  const { rows, edited, left } = data
  return (
    <OperatorScreen data={data} title={t('deskServices.title')} actions={['moveUp', 'moveDown']}>
      {left > 0 ? (
        <p className="notice" role="status">
          {t('deskServices.left', { n: left })}
        </p>
      ) : null}
      {edited === null ? null : <Edited key="form" one={edited === 'new' ? null : edited} data={data} />}
      <ul className={styles.list}>
        {rows.map(({ id, names, parent, companies }) => (
          <li key={id}>
            <span data-level={parent === null ? 1 : 2}>
              <a href={to('deskServices', { edit: id })}>{names[locale]}</a>
            </span>
            {companies > 0 || parent !== null ? (
              <span className="soft small">{t('deskServices.companies', { n: companies })}</span>
            ) : null}
          </li>
        ))}
      </ul>
      {edited === 'new' ? null : (
        <p>
          <a className="button" href={to('deskServices', { edit: 'new' })}>
            {t('deskServices.add')}
          </a>
        </p>
      )}
    </OperatorScreen>
  )
}

function Edited({ one, data: { rows, posted } }: { one: DeskService | null; data: ServicesData }) {
  const { t, locale } = useI18n()
  const to = usePersonalHref()
  const form = useFormState(
    posted,
    one ? 'save' : 'add',
    one ? { ...inEach('names', one.names), ...inEach('about', one.about) } : {},
  )
  const tops = rows.filter(({ parent }) => parent === null).map(({ id, names }) => ({ value: id, text: names[locale] }))
  const place = to('deskServices', { edit: one ? one.id : 'new' })
  return (
    <section className="contents" aria-labelledby="service">
      <h2 id="service">{one ? one.names[locale] : t('deskServices.add')}</h2>
      <Form
        form={form}
        action={one ? 'save' : 'add'}
        checks="categoryTexts"
        place={place}
        {...(one && { version: one.version })}
      >
        {one ? (
          <HiddenFields values={{ id: one.id }} />
        ) : (
          <Choice
            form={form}
            name="parent"
            label={t('deskServices.parent')}
            options={[{ value: '', text: t('deskCategories.top') }, ...tops]}
          />
        )}
        <LanguageFields form={form} name="names" label={t('deskCategories.name')} />
        <LanguageFields form={form} name="about" label={t('deskCategories.description')} rows={3} />
        <p className={styles.row}>
          <Submit label={t('account.save')} />
          <a href={to('deskServices')}>{t('borderRates.cancel')}</a>
        </p>
      </Form>
      {one ? <Place one={one} place={place} /> : null}
      {one ? <Removal one={one} rows={rows} posted={posted} place={place} /> : null}
    </section>
  )
}

function Place({ one: { id, names, position, beside, version }, place }: { one: DeskService; place: string }) {
  const { t, locale } = useI18n()
  return (
    <form method="post" action={place} className={styles.row}>
      <HiddenFields values={{ id, version, at: position, once: crypto.randomUUID() }} />
      {position === 0 ? null : <Submit value="moveUp" quiet label={t('account.earlier')} of={names[locale]} />}
      {position + 1 < beside ? <Submit value="moveDown" quiet label={t('account.later')} of={names[locale]} /> : null}
      <span className="soft small">{t('deskCategories.place', { at: position + 1, all: beside })}</span>
    </form>
  )
}

interface RemovalProps extends Pick<ServicesData, 'rows' | 'posted'> {
  one: DeskService
  place: string
}

/** Deletes a service, after the choice of what its companies offer instead. */
function Removal({ one, rows, posted, place }: RemovalProps) {
  const { t, locale } = useI18n()
  const form = useFormState(posted, 'remove')
  const hasBelow = rows.some(({ parent }) => parent === one.id)
  if (one.isNeeded || hasBelow)
    return <p className="soft small">{t(hasBelow ? 'deskServices.hasBelow' : 'deskServices.needed')}</p>
  const others = rows.filter(({ id }) => id !== one.id).map(({ id, names }) => ({ value: id, text: names[locale] }))
  return (
    <details open={form.isPosted}>
      <summary>{t('deskServices.remove')}</summary>
      <Form form={form} action="remove" place={place} version={one.version}>
        <HiddenFields values={{ id: one.id }} />
        {one.companies > 0 ? (
          <Choice
            form={form}
            name="into"
            label={t('deskServices.into', { n: one.companies })}
            options={[{ value: '', text: t('account.choose') }, ...others]}
          />
        ) : null}
        <Submit label={t('deskServices.remove')} />
      </Form>
    </details>
  )
}
