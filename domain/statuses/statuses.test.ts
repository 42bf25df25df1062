import { describe, expect, test } from 'vitest'
import { AppError } from '../../worker/api/http/problem.ts'
import { changes } from '../../worker/api/http/state-machine.ts'
import { COMPANY_BY_MEMBERS, COMPANY_BY_MODERATORS } from './company.ts'
import { EMPLOYEE_BY_INVITED, EMPLOYEE_BY_OWNER } from './employee.ts'
import { PRODUCT_BY_MEMBERS, PRODUCT_BY_MODERATORS } from './product.ts'
import type { StateMachine } from './state-machine.ts'

/** A row for each current status, a column for each requested one: `x` changes, `=` is already set, `.` is refused. */
const TABLES: [string, StateMachine<string>, string][] = [
  [
    'a company, by its members',
    COMPANY_BY_MEMBERS,
    `         draft pending active hidden blocked
     draft     =      x      .      .      .
     pending   x      =      .      .      .
     active    .      .      =      x      .
     hidden    .      .      x      =      .
     blocked   .      .      .      .      =`,
  ],
  [
    'a company, by moderators',
    COMPANY_BY_MODERATORS,
    `         draft pending active hidden blocked
     draft     =      .      .      .      x
     pending   x      =      x      .      x
     active    .      .      =      .      x
     hidden    .      .      .      =      x
     blocked   x      .      .      .      =`,
  ],
  [
    'a product, by its supplier',
    PRODUCT_BY_MEMBERS,
    `            draft moderation published hidden rejected archived
     draft        =       x          .       .       .        x
     moderation   x       =          .       .       .        .
     published    .       .          =       x       .        x
     hidden       .       .          x       =       .        x
     rejected     x       x          .       .       =        x
     archived     x       .          .       .       .        =`,
  ],
  [
    'a product, by moderators',
    PRODUCT_BY_MODERATORS,
    `            draft moderation published hidden rejected archived
     draft        =       .          .       .       .        .
     moderation   .       =          x       .       x        .
     published    .       .          =       .       x        .
     hidden       .       .          .       =       x        .
     rejected     .       .          x       .       =        .
     archived     .       .          .       .       .        =`,
  ],
  [
    'an employee, by an owner',
    EMPLOYEE_BY_OWNER,
    `          invited active disabled
     invited   =       .      .
     active    .       =      x
     disabled  .       x      =`,
  ],
  [
    'an employee, by the invited person',
    EMPLOYEE_BY_INVITED,
    `          invited active disabled
     invited   =       x      .
     active    .       =      .
     disabled  .       .      =`,
  ],
]

/** The symbol of one change; a refusal has to name the allowed ones. */
function outcome(machine: StateMachine<string>, from: string, to: string): string {
  try {
    return changes(machine, from, to) ? 'x' : '='
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    expect([error.code, error.status, error.extras.members?.allowed]).toEqual(['status.refused', 409, machine[from]])
    return '.'
  }
}

describe.each(TABLES)('%s', (_, machine, table) => {
  const [head = [], ...rows] = table.split('\n').map((line) => line.trim().split(/\s+/))

  test('every state is in the table', () => {
    expect(head).toEqual(Object.keys(machine))
    expect(rows.map(([from]) => from)).toEqual(head)
  })

  test.each(rows)('from %s', (from, ...marks) => {
    expect(head.map((to) => outcome(machine, from ?? '', to))).toEqual(marks)
  })
})
