import { useI18n } from '../../app/i18n.tsx'
import type { Slots } from '../../app/page/page.ts'
import { LocalizedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import { Choice, Field, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { AccountFrame } from '../account/frame.tsx'
import { useKinds } from '../account/kinds.ts'
import { Refused } from '../account/refused.tsx'
import { RowButton } from '../account/row-button.tsx'
import type { StartData } from './load.ts'

export const slots = { page: Start } satisfies Slots<StartData>

/** Creates an organization from its tax number, looked up first; or accepts the invitation of an existing one. */
function Start({ data }: { data: StartData }) {
  const { t } = useI18n()
  const kinds = useKinds()
  const form = useFormState(data.posted, ['look', 'found'], { kind: 'supplier' })
  return (
    <AccountFrame data={data} title={t('account.startTitle')} here="profile">
      <Invitations data={data} />
      <p className="soft">{t('account.startAbout')}</p>
      <Form form={form} action="found" checks="start" draft>
        <Field form={form} name="taxNumber" label={t('account.taxNumber')} note={t('account.taxNote')} />
        <p className={styles.row}>
          <Submit value="look" quiet label={t('account.look')} />
        </p>
        <Field form={form} name="name" label={t('account.orgName')} />
        <Choice form={form} name="kind" label={t('account.kind')} options={kinds} />
        <Submit value="found" label={t('account.found')} />
      </Form>
    </AccountFrame>
  )
}

function Invitations({ data: { invitations, posted } }: { data: StartData }) {
  const { t } = useI18n()
  return (
    <>
      <Refused posted={posted} actions={['accept', 'decline']} />
      {invitations.length > 0 ? <h2>{t('people.invitations')}</h2> : null}
      <ul className={styles.list}>
        {invitations.map(({ id, company: { name }, role, position }) => (
          <li key={id}>
            <span>
              <strong>
                <LocalizedText value={name} />
              </strong>
              <br />
              <span className="soft small">{[position, t(`people.role.${role}`)].filter(Boolean).join(' · ')}</span>
            </span>
            <span className={styles.row}>
              <RowButton action="accept" fields={{ invitation: id }} label={t('people.accept')} of={name.text} />
              <RowButton action="decline" fields={{ invitation: id }} label={t('people.decline')} of={name.text} />
            </span>
          </li>
        ))}
      </ul>
      {invitations.length > 0 ? <h2>{t('people.orFound')}</h2> : null}
    </>
  )
}
