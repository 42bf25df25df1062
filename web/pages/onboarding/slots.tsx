import { useI18n } from '../../app/i18n.tsx'
import type { Slots } from '../../app/page/page.ts'
import styles from '../account/account.module.css'
import { Choice, Field, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { AccountFrame } from '../account/frame.tsx'
import { Invitations } from '../account/invitations.tsx'
import { useKinds } from '../account/kinds.ts'
import type { StartData } from './load.ts'
import { TaxNumberTaken } from './tax-number-taken.tsx'

export const slots = { page: Start } satisfies Slots<StartData>

/** Creates an organization from its tax number, looked up first; or accepts the invitation of an existing one. */
function Start({ data }: { data: StartData }) {
  const { t } = useI18n()
  const kinds = useKinds()
  const form = useFormState(data.posted, ['look', 'found'], { kind: 'supplier' })
  return (
    <AccountFrame data={data} title={t('account.startTitle')} here="profile">
      <Invitations {...data} />
      <TaxNumberTaken data={data} />
      {data.invitations.length > 0 ? <h2>{t('people.orFound')}</h2> : null}
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
