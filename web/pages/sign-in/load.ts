import type { SignInError } from '../../../domain/contract/pending-sign-in.ts'
import { PageError } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'

export interface EntryData {
  login: string
  next: string
  /** The session ended in the middle of a form: what was typed waits where they go next. */
  isKept: boolean
  error: SignInError | undefined
}

export interface CodeData {
  login: string
  /** Seconds until another code may be asked for. */
  resendIn: number
  error: SignInError | undefined
}

export interface RegistrationData {
  login: string
  name: string
  error: SignInError | undefined
}

/** The first step: what was typed before is there again, so that a slip can be mended. */
export const loadEntry: PersonalLoad<EntryData> = async ({ i18n: { t }, pending: begun, next }) => {
  return {
    data: {
      login: begun?.login ?? '',
      next: next ?? begun?.next ?? '',
      isKept: next?.includes('done=kept') ?? false,
      error: begun?.step === 'login' ? begun.fault : undefined,
    },
    islandProps: null,
    head: { title: t('signIn.title'), description: t('signIn.about'), noindex: true },
  }
}

/** @throws PageError 404 where nothing is under way: the guard has led such a visitor elsewhere before. */
export const loadCode: PersonalLoad<CodeData> = async ({ i18n: { t }, pending: begun }) => {
  if (!begun) throw new PageError(404, 'page.unknown')
  return {
    data: {
      login: begun.login,
      error: begun.fault,
      resendIn: Math.max(0, Math.ceil((begun.resendAt - Date.now()) / 1000)),
    },
    islandProps: null,
    head: { title: t('signIn.codeTitle'), noindex: true },
  }
}

/** @throws PageError 404 as above */
export const loadRegistration: PersonalLoad<RegistrationData> = async ({ i18n: { t }, pending: begun }) => {
  if (!begun) throw new PageError(404, 'page.unknown')
  return {
    data: { login: begun.login, name: begun.name ?? '', error: begun.fault },
    islandProps: null,
    head: { title: t('signIn.registrationTitle'), noindex: true },
  }
}
