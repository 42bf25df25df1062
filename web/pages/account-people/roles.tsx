import { listed } from '../../../domain/listed.ts'
import { OPERATOR_ROLES } from '../../../domain/operator-roles.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from '../account/account.module.css'
import { Check, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import type { PersonData } from './load.ts'

/** A person's roles on the operators' desk: administrators grant them; others see them, where the person has any. */
export function Roles({ data }: { data: PersonData }) {
  const { t, locale } = useI18n()
  const { roles, rolesFixed } = data.person
  const isOpen = data.desk.includes('operator.edit') && !rolesFixed
  if (!isOpen && roles.length === 0) return null
  const names = roles.map((role) => t(`deskRoles.names.${role}`))
  return (
    <section className={styles.form} aria-labelledby="roles">
      <h2 id="roles">{t('deskRoles.title')}</h2>
      <p>{names.length > 0 ? listed(names, locale) : t('deskRoles.none')}</p>
      {isOpen ? <Grant data={data} /> : null}
    </section>
  )
}

function Grant({ data: { person, posted } }: { data: PersonData }) {
  const { t } = useI18n()
  const { roles, version } = person
  const form = useFormState(posted, 'roles', Object.fromEntries(roles.map((role) => [`role.${role}`, 'on'])))
  return (
    <details open={form.isPosted}>
      <summary>{t('deskRoles.change')}</summary>
      <Form form={form} action="roles" version={version}>
        <fieldset>
          <legend>{t('deskRoles.legend')}</legend>
          {OPERATOR_ROLES.map((role) => (
            <Check key={role} form={form} name={`role.${role}`} label={t(`deskRoles.may.${role}`)} />
          ))}
        </fieldset>
        <Submit label={t('account.save')} />
      </Form>
    </details>
  )
}
