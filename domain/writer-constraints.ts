/** Constraints of the fields in which visitors say who they are, in each form that has them. */
import type { Constraints } from './constraints.ts'
import { ContactInput } from './contract/contact-input.ts'
import { ADDRESS_SHAPE, NUMBER_SHAPE } from './login.ts'

export const ADDRESS: Constraints = { inputMode: 'email', autoCapitalize: 'none', pattern: ADDRESS_SHAPE }
export const NUMBER: Constraints = { inputMode: 'tel', pattern: NUMBER_SHAPE }

export const WRITER_FIELDS = { ...ContactInput.entries }
export const WRITER = { email: ADDRESS, phone: NUMBER }
