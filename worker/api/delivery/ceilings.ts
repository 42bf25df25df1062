/**
 * Limits on what an instance sends per day (docs/operating.md, "Limits"). Limits by login and address bound what one stranger can cause;
 * these bound what all of them together may cost the operator.
 */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { DAY_S } from '../../../domain/durations.ts'
import type { Login } from '../../../domain/login.ts'
import { requireNumber } from '../../../domain/number-settings.ts'
import type { Bindings } from '../../bindings.ts'
import { log } from '../../observe/log.ts'
import { AppError } from '../http/problem.ts'
import { countAgainst, type Limit, undoCount } from '../http/rate-limit.ts'
import { writeBatch } from '../http/writes/commit.ts'

/** Part of a ceiling from which on the log warns, while there is still time to raise it. */
const NEAR = 0.8

/** @returns the country code of a number with its plus sign: '+7' */
const prefixOf = (number: string): string => `+${parsePhoneNumberFromString(number)?.countryCallingCode ?? ''}`

/** Whether the operator sends SMS to this country: to all of them unless SMS_COUNTRIES names some. */
const isServed = ({ SMS_COUNTRIES }: Bindings, prefix: string): boolean =>
  SMS_COUNTRIES === undefined || SMS_COUNTRIES.split(',').some((one) => one.trim() === prefix)

/** @returns the ceiling of e-mails. @throws Error where its variable is invalid */
export const emailCeiling = (env: Bindings): Limit => ({
  name: 'e-mails of the instance',
  subject: '',
  most: requireNumber(env, 'EMAIL_DAILY'),
  seconds: DAY_S,
})

/** @param prefix country code of the numbers, '+7'. @throws Error where its variable is invalid */
export function smsCeiling(env: Bindings, prefix: string): Limit {
  const served = isServed(env, prefix) ? requireNumber(env, 'SMS_DAILY') : 0
  return { name: 'SMS of the instance', subject: prefix, most: served, seconds: DAY_S }
}

const ceilingOf = (env: Bindings, { kind, value }: Login): Limit =>
  kind === 'email' ? emailCeiling(env) : smsCeiling(env, prefixOf(value))

/**
 * Counts a message against the instance's ceiling of the day.
 * @returns a function that takes the count back, for a message that was not accepted
 * @throws AppError 503 `delivery.failed` above the ceiling
 * @throws Error where the variable of the ceiling is invalid: with another one than the operator meant, sending might cost too much
 */
export async function countMessage(env: Bindings, to: Login): Promise<() => Promise<void>> {
  const ceiling = ceilingOf(env, to)
  const about = { kind: to.kind, prefix: ceiling.subject, most: ceiling.most }
  const counts = await countAgainst({ env }, [ceiling]).catch(() => {
    log('error', 'the ceiling of messages a day is reached', about)
    throw new AppError('delivery.failed', 503)
  })
  if (counts[0] === Math.ceil(ceiling.most * NEAR)) log('warn', 'the ceiling of messages a day is near', about)
  return async () => {
    await writeBatch(env.DB, [await undoCount({ env }, [ceiling])])
  }
}
