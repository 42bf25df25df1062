import { useI18n } from '../../app/i18n.tsx'
import type { Parts } from '../../app/page.ts'
import styles from '../account/account.module.css'
import { Choice, Field, Form, Submit } from '../account/fields.tsx'
import { formState } from '../account/form-state.ts'
import { AccountFrame } from '../account/frame.tsx'
import { useKinds } from '../account/kinds.ts'
import type { StartData } from './load.ts'

export const parts = { page: Start } satisfies Parts<StartData>

/** An organization from its tax number: looked up first, then founded. */
function Start({ data: { posted } }: { data: StartData }) {
  const i18n = useI18n()
  const { t } = i18n
  const kinds = useKinds()
  // One form with two buttons: whichever was pressed, it is the same that stands here again.
  const form = formState(i18n, posted && { ...posted, fields: { ...posted.fields, action: 'found' } }, 'found', {
    kind: 'supplier',
  })
  return (
    <AccountFrame title={t('account.startTitle')} here="profile">
      <p className="soft">{t('account.startAbout')}</p>
      <Form form={form} action="found">
        <Field form={form} name="taxNumber" label={t('account.taxNumber')} note={t('account.taxNote')} maxLength={40} />
        <p className={styles.row}>
          <Submit value="look" quiet>
            {t('account.look')}
          </Submit>
        </p>
        <Field form={form} name="name" label={t('account.orgName')} maxLength={150} />
        <Choice form={form} name="kind" label={t('account.kind')} options={kinds} />
        <Submit value="found">{t('account.found')}</Submit>
      </Form>
    </AccountFrame>
  )
}
