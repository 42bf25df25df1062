import type { FormSubmission } from '../../../domain/form-submission.ts'
import type { I18n, MessageKey } from '../../../domain/i18n.ts'
import { LOCALES, type Locale } from '../../../domain/locale.ts'
import { marksOf, merge } from './merge.ts'

/** Sentences for the api's words about a field or a form. */
const SENTENCES: Record<string, MessageKey> = {
  required: 'account.fault.required',
  format: 'account.fault.format',
  type: 'account.fault.format',
  order: 'account.fault.format',
  characters: 'account.fault.format',
  checksum: 'account.fault.checksum',
  'too-long': 'account.fault.tooLong',
  'too-large': 'account.fault.tooLarge',
  'too-small': 'account.fault.tooSmall',
  choice: 'account.fault.choice',
  overlap: 'account.fault.overlap',
  'on-request': 'account.fault.onRequest',
  'not-found': 'account.fault.notFound',
  found: 'account.fault.found',
  'variants.too-many': 'editor.tooMany',
  duplicate: 'editor.duplicate',
  'company.exists': 'account.fault.companyExists',
  'organization.member': 'account.fault.member',
  'version.outdated': 'account.fault.outdated',
  'role.insufficient': 'account.fault.role',
  'status.refused': 'account.fault.refused',
  'inquiry.answered': 'account.fault.refused',
  'company.incomplete': 'account.fault.incomplete',
  'product.incomplete': 'account.fault.incomplete',
  'company.not-active': 'account.fault.companyInactive',
  'reason.required': 'account.fault.reason',
  'file.type': 'account.fault.file',
  'file.too-large': 'account.fault.fileTooLarge',
  'file.quota': 'account.fault.quota',
  'otp.wrong': 'account.fault.wrong',
  'otp.exhausted': 'account.fault.expired',
  'otp.expired': 'account.fault.expired',
  'otp.too-soon': 'account.fault.often',
  'rate.limited': 'account.fault.often',
  prefilled: 'people.fault.prefilled',
  mismatch: 'people.fault.mismatch',
  email: 'people.fault.email',
  phone: 'people.fault.phone',
  kind: 'people.fault.kind',
  'contact.exists': 'people.fault.contactExists',
  'contact.too-many': 'people.fault.contactMany',
  'contact.taken': 'people.fault.contactTaken',
  'contact.unverified': 'people.fault.contactUnverified',
  'contact.last': 'people.fault.contactLast',
  'contact.unknown': 'people.fault.gone',
  'delivery.failed': 'people.fault.delivery',
  'employee.exists': 'people.fault.employeeExists',
  'employee.too-many': 'people.fault.employeeMany',
  'employee.elsewhere': 'people.fault.employeeElsewhere',
  'employee.inactive': 'people.fault.employeeInactive',
  'employee.unknown': 'people.fault.gone',
  'invitation.unknown': 'people.fault.invitationGone',
  'legal-entity.exists': 'people.fault.entityExists',
  'legal-entity.too-many': 'people.fault.entityMany',
  'legal-entity.main': 'people.fault.entityMain',
  'legal-entity.unknown': 'people.fault.gone',
  'organization.required': 'people.fault.organization',
  'owner.last': 'account.fault.ownerLast',
  'input.invalid': 'account.fault.form',
}

/** What a look-up came to: nothing is wrong. */
const NOTES = ['found', 'not-found', 'prefilled']

/** A form's fields: as posted where it was sent and not accepted, else as stored. */
export interface FormState {
  value: (name: string) => string
  /** The reader's words for what is wrong with a field, by its code. */
  say: (code: string) => string
  /** What is wrong with a field, in the reader's words. */
  fault: (name: string) => string | undefined
  /** Version that it was filled in from, where it was sent and nothing was saved: undefined where it is the one that is stored. */
  version: string | undefined
  /** What somebody else has saved in a field that one has changed as well. */
  theirs: (name: string) => string | undefined
  /** What it is filled in from, for `merge`. */
  marks: string
  /** What is wrong with the form as a whole; undefined where it was not sent. */
  summary: string | undefined
  /** Whether it holds what was sent, with what a look-up has filled in: newer than any draft of it. */
  isPosted: boolean
}

/**
 * @param action value of the form's button; several of a form that has several: whichever was pressed, it is this one
 * @param stored what its fields hold by themselves
 */
export function formState(
  { t }: I18n,
  posted: FormSubmission | null,
  action: string | readonly string[],
  stored: Record<string, string>,
): FormState {
  const own = [action].flat().includes(posted?.fields.action ?? '') ? posted : null
  const sentence = (code: string) => t(SENTENCES[code] ?? 'account.fault.unexpected')
  const codeOf = (name: string) => own?.errors[name]
  const whole = codeOf('')
  const isOutdated = whole === 'version.outdated'
  const merged = own && isOutdated ? merge(stored, own.fields) : null
  // Refused for something else, it is still filled in from what it was: an edit that came between is yet to be told.
  // Where nothing of it was changed since, that is the newest version.
  const from = merged || own?.fields.base === marksOf(stored) ? undefined : own?.fields
  const values = merged?.values ?? own?.fields ?? stored
  const isNote = own && Object.values(own.errors).every((code) => NOTES.includes(code))
  return {
    value: (name) => values[name] ?? '',
    theirs: (name) => merged?.theirs[name],
    say: sentence,
    marks: from?.base || marksOf(stored),
    fault: (name) => {
      const code = codeOf(name)
      return code === undefined ? undefined : sentence(code)
    },
    version: from?.version,
    isPosted: own !== null,
    summary: !own || isNote ? undefined : sentence(whole ?? 'input.invalid'),
  }
}

/** A text in the three languages as fields of a form: `names.en`, `names.ru`, `names.zh`. */
export const inEach = (name: string, texts: { [Language in Locale]?: string | undefined }): Record<string, string> =>
  Object.fromEntries(LOCALES.map((locale) => [`${name}.${locale}`, texts[locale] ?? '']))
