import type { Context } from 'hono'
import { type Login, parseLogin } from '../../../../domain/login.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { invalidInput } from '../../http/problem.ts'

/**
 * @param path of the field in the input, for the error
 * @returns the normalized login; a number without a country code belongs to the country of the request's language
 * @throws AppError 422 `input.invalid` where it is neither an e-mail address nor a phone number
 */
export function parseLoginInput(c: Context<ApiEnv>, path: string, text: string): Login {
  const login = parseLogin(text, c.var.locale)
  if (login) return login
  const message = 'Neither an e-mail address nor a phone number'
  throw invalidInput([{ path, code: 'format', message }])
}
