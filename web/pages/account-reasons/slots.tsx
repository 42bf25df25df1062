import type { ReadyReason } from '../../../domain/contract/reasons.ts'
import { useI18n } from '../../app/i18n.tsx'
import type { Slots } from '../../app/page/page.ts'
import styles from '../account/account.module.css'
import { Form, HiddenFields, Submit } from '../account/fields.tsx'
import { type FormState, useFormState } from '../account/form-state.ts'
import { LanguageFields } from '../account/language-fields.tsx'
import { OperatorScreen } from '../account/operator-screen.tsx'
import { SHIPPED } from '../account-admin/reason.tsx'
import type { ReasonsData } from './load.ts'

export const slots = { page: Reasons } satisfies Slots<ReasonsData>

/** Ready reasons: those that operators write, each a form of its own, and those that are shipped. */
function Reasons({ data }: { data: ReasonsData }) {
  const { t } = useI18n()
  const { reasons, posted } = data
  return (
    <OperatorScreen data={data} title={t('reasons.title')} actions={['remove']} about={t('reasons.about')}>
      <h2>{t('reasons.add')}</h2>
      <Texts form={useFormState(posted, 'add')} />
      {reasons.length > 0 ? (
        <>
          <h2>{t('reasons.own')}</h2>
          <ul className={`${styles.list} ${styles.wide}`}>
            {reasons.map((one) => (
              <Row key={one.id} one={one} posted={posted} />
            ))}
          </ul>
        </>
      ) : null}
      <h2>{t('reasons.shipped')}</h2>
      <ul className={`small ${styles.bullets}`}>
        {SHIPPED.map((name) => (
          <li key={name}>{t(`moderation.reasons.${name}`)}</li>
        ))}
      </ul>
    </OperatorScreen>
  )
}

function Row({ one, posted }: { one: ReadyReason; posted: ReasonsData['posted'] }) {
  const stored = { id: one.id, 'texts.en': one.texts.en, 'texts.ru': one.texts.ru, 'texts.zh': one.texts.zh }
  const form = useFormState(posted?.fields.id === one.id ? posted : null, 'save', stored)
  return (
    <li>
      <div className={styles.main}>
        <Texts form={form} one={one} />
      </div>
    </li>
  )
}

/** The reason in the three languages, with the buttons of its form. */
function Texts({ form, one }: { form: FormState; one?: ReadyReason }) {
  const { t, locale } = useI18n()
  const of = one?.texts[locale]
  return (
    <Form form={form} action={one ? 'save' : 'add'} checks="reason" {...(one && { version: one.version })}>
      {one ? <HiddenFields values={{ id: one.id }} /> : null}
      <LanguageFields form={form} name="texts" label={t('reasons.text')} of={one?.id} />
      <p className={styles.row}>
        <Submit label={t(one ? 'account.save' : 'reasons.add')} of={of} />
        {one ? <Submit label={t('reasons.remove')} of={of} value="remove" quiet /> : null}
      </p>
    </Form>
  )
}
