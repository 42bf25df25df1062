/** Messages for every error that a form can have: one table by the API's codes. */
import type { I18n, MessageKey } from '../../domain/i18n.ts'
import { BORDER_RATE_MESSAGES } from './border-rate-messages.ts'
import { DEAL_MESSAGES } from './deal-messages.ts'
import { DESK_MESSAGES } from './desk-messages.ts'

/** Groups of forms that share messages: those of an account, those open to everyone, those of signing in. */
export type FormKind = 'account' | 'contact' | 'signIn'

/**
 * By code. 'field code' applies to that field only, and 'field *' to any schema error of it; a field within a list has its last name
 * ('from' for tiers.0.from). `unexpected` is for a code that is not in the table, which is an error of ours.
 */
const MESSAGES: Record<FormKind, Record<string, MessageKey> & { unexpected: MessageKey }> = {
  account: {
    required: 'account.fault.required',
    format: 'account.fault.format',
    type: 'account.fault.format',
    ambiguous: 'number.ambiguous',
    'founded ambiguous': 'number.ambiguousWhole',
    'from ambiguous': 'number.ambiguousWhole',
    'moq ambiguous': 'number.ambiguousWhole',
    'staff ambiguous': 'number.ambiguousWhole',
    'quantity ambiguous': 'number.ambiguousWhole',
    'quantity *': 'inquiry.fault.quantity',
    'quietTo *': 'notices.often.fault.quiet',
    'timeZone *': 'notices.often.fault.timeZone',
    'stock ambiguous': 'number.ambiguousWhole',
    'founded *': 'account.fault.year',
    'contact format': 'signIn.fault.login',
    'website format': 'account.fault.website',
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
    'same-options': 'editor.sameOptions',
    'of-variants': 'editor.ofVariants',
    'company.exists': 'account.fault.companyExists',
    'company.ownerless': 'account.taken.ownerless',
    'claim.term-over': 'people.claims.termOver',
    'claim.waits': 'moderation.claimWaits',
    'company-request.open': 'account.taken.open',
    'company-request.unknown': 'account.taken.decided',
    'import.running': 'imports.error.running',
    'import.quota': 'imports.error.quota',
    'no-key': 'imports.error.noKey',
    'role duplicate': 'imports.error.roleTwice',
    'import.over': 'imports.error.over',
    'import.unknown': 'imports.error.gone',
    'edit.none': 'edits.error.none',
    'edit.too-many': 'edits.error.tooMany',
    'edit.unknown': 'edits.error.gone',
    'notice.unknown': 'notices.gone',
    ...BORDER_RATE_MESSAGES,
    ...DEAL_MESSAGES,
    ...DESK_MESSAGES,
    'organization.member': 'account.fault.member',
    'organization.too-many': 'account.fault.manyOrganizations',
    'organization.unknown': 'people.fault.organization',
    'version.outdated': 'account.fault.outdated',
    'rows.some': 'account.fault.some',
    'none-ticked': 'account.fault.noneTicked',
    'undo.changed': 'account.fault.undoChanged',
    'undo.left': 'account.fault.undoLeft',
    'undo.expired': 'account.fault.undoExpired',
    'role.insufficient': 'account.fault.role',
    'status.refused': 'account.fault.refused',
    'inquiry.answered': 'account.fault.refused',
    'inquiry.unknown': 'moderation.mail.noThread',
    'inquiry.ended': 'thread.fault.ended',
    'translation.off': 'thread.fault.off',
    'translation.same': 'thread.fault.same',
    'translation.failed': 'thread.fault.failed',
    'template.unknown': 'people.fault.gone',
    'templates.too-many': 'thread.fault.templates',
    'company.incomplete': 'account.fault.incomplete',
    'product.incomplete': 'account.fault.incomplete',
    'company.not-active': 'account.fault.companyInactive',
    confirm: 'moderation.fault.confirm',
    'change.none': 'moderation.fault.changeNone',
    'file.type': 'account.fault.file',
    'file.heic': 'account.fault.fileHeic',
    'file.name': 'account.fault.file',
    'file.kind': 'account.fault.file',
    'file.too-large': 'account.fault.fileTooLarge',
    'file.quota': 'account.fault.quota',
    'file.damaged': 'account.fault.fileDamaged',
    'file.encrypted': 'account.fault.fileEncrypted',
    'file.too-many-pixels': 'account.fault.filePixels',
    'file.bomb': 'account.fault.fileUnsafe',
    'file.polyglot': 'account.fault.fileUnsafe',
    'file.active': 'account.fault.fileUnsafe',
    'file.infected': 'account.fault.fileInfected',
    'scanner.unavailable': 'account.fault.fileUnchecked',
    'file.used': 'account.fault.fileUsed',
    'files.too-many': 'account.fault.filesMany',
    'files.at-once': 'account.fault.filesAtOnce',
    'files.some': 'account.fault.filesSome',
    'form.too-large': 'account.fault.formTooLarge',
    'otp.wrong': 'account.fault.wrong',
    'otp.exhausted': 'account.fault.expired',
    'otp.expired': 'account.fault.expired',
    'otp.too-soon': 'account.fault.often',
    'proof.wrong': 'account.fault.wrong',
    'proof.exhausted': 'account.fault.expired',
    'proof.expired': 'account.fault.expired',
    'rate.limited': 'account.fault.often',
    prefilled: 'people.fault.prefilled',
    mismatch: 'people.fault.mismatch',
    email: 'people.fault.email',
    phone: 'people.fault.phone',
    'email-required': 'people.fault.emailRequired',
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
    'employee.inactive': 'people.fault.employeeInactive',
    'employee.unknown': 'people.fault.gone',
    'invitation.unknown': 'people.fault.invitationGone',
    'legal-entity.exists': 'people.fault.entityExists',
    'legal-entity.too-many': 'people.fault.entityMany',
    'legal-entity.main': 'people.fault.entityMain',
    'legal-entity.unknown': 'people.fault.gone',
    'list.unknown': 'people.fault.gone',
    'list.full': 'lists.fault.full',
    'lists.too-many': 'lists.fault.tooMany',
    'lists.shared-too-many': 'lists.fault.sharedMany',
    'parameter.exists': 'moderation.parameters.fault.exists',
    'parameter.unknown': 'people.fault.gone',
    'parameters.too-many': 'moderation.parameters.fault.tooMany',
    repeated: 'moderation.parameters.fault.repeated',
    'organization.required': 'people.fault.organization',
    'owner.last': 'account.fault.ownerLast',
    'input.invalid': 'account.fault.form',
    unexpected: 'account.fault.unexpected',
  },
  contact: {
    'category *': 'openRequests.fault.category',
    'open-request.unconfirmed': 'openRequests.fault.unconfirmed',
    'open-request.ended': 'openRequests.fault.ended',
    'open-request.unknown': 'openRequests.fault.ended',
    'email required': 'inquiry.fault.contact',
    'email format': 'inquiry.fault.email',
    'email email': 'inquiry.fault.email',
    'phone format': 'inquiry.fault.phone',
    'phone phone': 'inquiry.fault.phone',
    'consent *': 'inquiry.fault.consent',
    'quantity ambiguous': 'number.ambiguousWhole',
    'quantity *': 'inquiry.fault.quantity',
    'variant *': 'inquiry.fault.variant',
    'to *': 'inquiry.fault.suppliers',
    'neededBy past': 'inquiry.fault.past',
    'neededBy *': 'inquiry.fault.date',
    choice: 'inquiry.fault.choice',
    'text busy': 'requestList.fault.busy',
    'text file': 'requestList.fault.file',
    'text too-long': 'requestList.fault.tooLong',
    'text too-many-lines': 'requestList.fault.tooMany',
    'text gone': 'requestList.fault.gone',
    'text none-chosen': 'requestList.fault.noneChosen',
    'text *': 'requestList.fault.empty',
    'added *': 'requestList.fault.added',
    'words *': 'requestList.fault.words',
    'lines too-many': 'requestList.fault.suppliers',
    'lines required': 'requestList.fault.noSupplier',
    'product not-found': 'requestList.fault.product',
    'request-list.waiting': 'requestList.fault.waiting',
    'request-list.unknown': 'requestList.fault.unknown',
    'version.outdated': 'requestList.fault.outdated',
    required: 'inquiry.fault.required',
    'too-long': 'inquiry.fault.long',
    'product.unknown': 'inquiry.fault.gone',
    'company.unknown': 'inquiry.fault.gone',
    'rate.limited': 'inquiry.fault.often',
    unexpected: 'inquiry.fault.unexpected',
  },
  signIn: {
    'login *': 'signIn.fault.login',
    'code *': 'signIn.fault.code',
    'name too-long': 'account.fault.tooLong',
    'name *': 'signIn.fault.name',
    'terms *': 'signIn.fault.terms',
    'consent *': 'signIn.fault.consent',
    'account.blocked': 'signIn.fault.blocked',
    'otp.wrong': 'signIn.fault.wrong',
    'otp.expired': 'signIn.fault.expired',
    'otp.exhausted': 'signIn.fault.exhausted',
    'delivery.failed': 'signIn.fault.delivery',
    'registration.expired': 'signIn.fault.late',
    'registration.done': 'signIn.fault.late',
    'rate.limited': 'signIn.fault.often',
    unexpected: 'signIn.fault.unexpected',
  },
}

interface FormError {
  /** Name of the field; '' for the form as a whole. */
  field: string
  code: string
  /** Attempts left with a one-time code. */
  attemptsLeft?: number | undefined
  /** Seconds until the next attempt. */
  wait?: number | undefined
}

/** Codes of schema errors (worker/api/http/validate.ts) have no dot; all others have. */
const isOfSchema = (code: string): boolean => code === 'input.invalid' || (!code.includes('.') && code !== 'unexpected')

function numberIn({ code, attemptsLeft = 0, wait = 60 }: FormError): { n: number } | undefined {
  if (code === 'otp.wrong') return { n: attemptsLeft }
  return code === 'rate.limited' ? { n: Math.max(1, Math.ceil(wait / 60)) } : undefined
}

/** @returns the message in the page's language */
export function errorMessage({ t }: Pick<I18n, 't'>, form: FormKind, error: FormError): string {
  const { code } = error
  const field = error.field.slice(error.field.lastIndexOf('.') + 1)
  const messages = MESSAGES[form]
  const ofSchema = isOfSchema(code) ? messages[`${field} *`] : undefined
  const key = messages[`${field} ${code}`] ?? ofSchema ?? messages[code] ?? messages.unexpected
  return t(key, numberIn(error))
}

/** @returns the message of a field; undefined where it has no error */
export function messageOf(i18n: I18n, form: FormKind, errors: Record<string, string>, field: string) {
  const code = errors[field]
  return code === undefined ? undefined : errorMessage(i18n, form, { field, code })
}

/** The same for errors that the browser finds. */
export const messagesFor = (i18n: I18n, form: FormKind, field: string) => (code: string) =>
  errorMessage(i18n, form, { field, code })
