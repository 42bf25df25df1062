import { useI18n } from '../../app/i18n.tsx'
import styles from '../account/account.module.css'
import { Confirm } from '../account/confirm.tsx'
import { Field, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { RowButton } from '../account/row-button.tsx'
import { ReasonLine } from '../account-desk-lists/reason-line.tsx'
import type { PersonData } from './load.ts'
import { MergeAccount } from './merging.tsx'
import { ViewAs } from './viewing.tsx'

/** What an operator can do to the account; sensitive actions state their consequences and are confirmed. Nothing for an operator's account. */
export function Acts({ data }: { data: PersonData }) {
  const { t } = useI18n()
  const { roles, blocked, devices, version } = data.person
  const mayEdit = data.desk.includes('person.edit')
  const mayErase = data.desk.includes('person.erase')
  if (roles.length > 0 || !mayEdit) return null
  return (
    <section className={styles.form} aria-labelledby="acts">
      <h2 id="acts">{t('parties.acts')}</h2>
      <div className={styles.row}>
        {devices.length > 0 ? <RowButton action="signOut" label={t('parties.signOut')} /> : null}
        {blocked ? <RowButton action="unblock" label={t('parties.unblock')} fields={{ version }} /> : null}
      </div>
      {data.desk.includes('viewing.begin') ? <ViewAs data={data} /> : null}
      {blocked ? null : <Block data={data} />}
      {data.desk.includes('person.merge') ? <MergeAccount data={data} /> : null}
      {mayErase ? <Erase data={data} /> : null}
    </section>
  )
}

function Block({ data: { person, posted } }: { data: PersonData }) {
  const { t } = useI18n()
  const form = useFormState(posted, 'block')
  return (
    <details open={form.isPosted}>
      <summary>{t('parties.block')}</summary>
      <Form form={form} action="block" checks="personAccess" version={person.version}>
        <p>{t('parties.blockAbout')}</p>
        <ReasonLine form={form} of="block" label={t('parties.reason')} />
        <Submit label={t('parties.block')} />
      </Form>
    </details>
  )
}

function Erase({ data: { posted } }: { data: PersonData }) {
  const { t } = useI18n()
  const form = useFormState(posted, 'erase')
  return (
    <details open={form.isPosted}>
      <summary>{t('parties.erase')}</summary>
      <Form form={form} action="erase" checks="personErasure">
        <p>{t('parties.eraseAbout')}</p>
        <Field form={form} name="reason" label={t('parties.eraseReason')} rows={2} />
        <Confirm form={form} id="erasure" label={t('parties.eraseConfirm')} />
        <Submit label={t('parties.erase')} />
      </Form>
    </details>
  )
}
