import type { Employee } from '../../../domain/contract/employees.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { TypedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import { AccountFrame } from '../account/frame.tsx'
import { Refused } from '../account/refused.tsx'
import { RowButton, Undo } from '../account/row-button.tsx'
import { OwnClaims } from './claims.tsx'
import { EmployeeScreen } from './employee.tsx'
import { JoinRequests } from './join-requests.tsx'
import type { EmployeeData, EmployeesData } from './load.ts'

export const listSlots = { page: Employees } satisfies Slots<EmployeesData>
export const oneSlots = { page: EmployeeScreen } satisfies Slots<EmployeeData>

/** The members of the organization, and people who are invited to it. */
function Employees({ data }: { data: EmployeesData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { employees, meta, undo, isOwner, posted } = data
  return (
    <AccountFrame data={data} title={t('people.employees')} here="employees">
      {isOwner ? <Undo id={undo} field="key" /> : null}
      <Refused posted={posted} actions={['restore', 'leave', 'accept-join', 'decline-join']} />
      <OwnClaims claims={data.claims} posted={posted} />
      <JoinRequests joinRequests={data.joinRequests} />
      <p className="soft">{t(isOwner ? 'people.employeesAbout' : 'people.employeesRead')}</p>
      {isOwner ? (
        <p>
          <a className="button primary" href={to('employee', 'new')}>
            {t('people.invite')}
          </a>
        </p>
      ) : null}
      {data.mayReadActs ? (
        <p>
          <a href={to('memberActs')}>{t('memberActs.title')}</a>
        </p>
      ) : null}
      <ul className={styles.list}>
        {employees.map((employee) => (
          <Row key={employee.id} employee={employee} isOwner={isOwner} />
        ))}
      </ul>
      {meta.pages > 1 ? (
        <p className={styles.row}>
          {Array.from({ length: meta.pages }, (_, at) => String(at + 1)).map((page) => (
            <a
              key={page}
              className="chip"
              href={to('employees', { page })}
              aria-current={page === String(meta.page) ? 'page' : undefined}
            >
              {page}
            </a>
          ))}
        </p>
      ) : null}
      <details>
        <summary>{t('people.leave')}</summary>
        <p>{t('people.leaveAbout')}</p>
        <RowButton action="leave" label={t('people.leave')} />
      </details>
    </AccountFrame>
  )
}

function Row({ employee, isOwner }: { employee: Employee; isOwner: boolean }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { id, name, position, role, status, contact, self } = employee
  const called = name || contact || t('people.nameless')
  return (
    <li>
      <span>
        {isOwner ? <a href={to('employee', id)}>{called}</a> : <strong>{called}</strong>}
        {self ? <span className="soft small"> · {t('people.self')}</span> : null}
        <br />
        <span className="soft small">
          {position ? (
            <>
              <TypedText>{position}</TypedText>
              {' · '}
            </>
          ) : null}
          {[t(`people.role.${role}`), name ? contact : ''].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="small">{t(`people.employeeStatus.${status}`)}</span>
    </li>
  )
}
