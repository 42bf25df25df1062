import type { Employee } from '../../../domain/contract/employees.ts'
import { COLON } from '../../../domain/listed.ts'
import { ORGANIZATION_ROLES } from '../../../domain/roles.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import styles from '../account/account.module.css'
import { Choice, Field, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { AccountFrame } from '../account/frame.tsx'
import { Refused } from '../account/refused.tsx'
import { RowButton } from '../account/row-button.tsx'
import type { EmployeeData } from './load.ts'

/** One employee of the organization, or the form that invites one. */
export function EmployeeScreen({ data }: { data: EmployeeData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { employee, isOwner, posted } = data
  const title = employee ? employee.name || employee.contact || t('people.nameless') : t('people.invite')
  return (
    <AccountFrame data={data} title={title} here="employees">
      <Refused posted={posted} actions={['status', 'hand-over', 'remind', 'remove']} />
      {employee ? <Facts employee={employee} isForm={isOwner} /> : <p className="soft">{t('people.inviteAbout')}</p>}
      {isOwner || posted ? <Details data={data} /> : null}
      {isOwner && employee ? <EmployeeActs employee={employee} /> : null}
      <p>
        <a href={to('employees')}>{t('people.allEmployees')}</a>
      </p>
    </AccountFrame>
  )
}

/** @param isForm whether role and position are in a form below */
function Facts({ employee, isForm }: { employee: Employee; isForm: boolean }) {
  const { t, locale } = useI18n()
  const { status, role, contact, position } = employee
  return (
    <ul>
      {isForm ? null : <li>{`${t('people.roleLabel')}${COLON[locale]}${t(`people.role.${role}`)}`}</li>}
      <li>{`${t('account.statusTitle')}${COLON[locale]}${t(`people.employeeStatus.${status}`)}`}</li>
      {position && !isForm ? <li>{`${t('people.position')}${COLON[locale]}${position}`}</li> : null}
      {contact ? <li>{`${t('people.invitedAt')}${COLON[locale]}${contact}`}</li> : null}
    </ul>
  )
}

/** Name, position and role; for a new employee also the address for the invitation. */
function Details({ data: { employee, posted } }: { data: EmployeeData }) {
  const { t } = useI18n()
  const action = employee ? 'save' : 'invite'
  const { name = '', position = '', role = 'EMPLOYEE' } = employee ?? {}
  const form = useFormState(posted, action, { name, position, role })
  const roles = ORGANIZATION_ROLES.map((value) => ({ value, text: t(`people.roleAbout.${value}`) }))
  return (
    <Form form={form} action={action} checks="employee" draft {...(employee && { version: employee.version })}>
      {employee ? null : (
        <Field form={form} name="contact" label={t('people.contact')} note={t('people.contactNote')} />
      )}
      <Field form={form} name="name" label={t('people.name')} />
      <Field form={form} name="position" label={t('people.position')} />
      <Choice form={form} name="role" label={t('people.roleLabel')} options={roles} />
      <Submit label={t(employee ? 'account.save' : 'people.sendInvitation')} />
    </Form>
  )
}

/** What an owner may do about an employee besides editing their details. */
function EmployeeActs({ employee: { allowed, status, self, role, version } }: { employee: Employee }) {
  const { t } = useI18n()
  const fields = { version }
  return (
    <>
      <div className={styles.row}>
        {allowed.map((next) =>
          next === 'invited' ? null : (
            <RowButton
              key={next}
              action="status"
              fields={{ ...fields, status: next }}
              label={t(`people.become.${next}`)}
            />
          ),
        )}
        {status === 'invited' ? <RowButton action="remind" label={t('people.remind')} /> : null}
        <RowButton action="remove" label={t(status === 'invited' ? 'people.takeBack' : 'account.remove')} />
      </div>
      {status === 'active' && !self && role !== 'OWNER' ? (
        <details>
          <summary>{t('people.handOver')}</summary>
          <p>{t('people.handOverAbout')}</p>
          <RowButton action="hand-over" fields={fields} label={t('people.handOver')} />
        </details>
      ) : null}
    </>
  )
}
