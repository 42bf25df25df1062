import type { SignInError } from '../../../domain/contract/pending-sign-in.ts'
import { PageError } from '../../../domain/page-error.ts'
import { type PersonalLoad, privateScreen } from '../../app/page/personal-load.ts'

interface StepData {
  login: string
  /** What was wrong with the last attempt. */
  error: SignInError | undefined
}

export interface EntryData extends StepData {
  next: string
  /** Whether the session ended while a form was filled in: what was typed is shown again on the screen after signing in. */
  isSaved: boolean
  /** Whether the form is shown because a session has ended. */
  isEnded: boolean
}

export interface CodeData extends StepData {
  /** Seconds until another code may be requested. */
  resendIn: number
}

export interface RegistrationData extends StepData {
  name: string
}

/** The first step: filled in with what was typed before, so that a mistake can be corrected. */
export const loadEntry: PersonalLoad<EntryData> = async ({ i18n: { t }, pending, next, query }) => {
  return {
    data: {
      login: pending?.login ?? '',
      next: next ?? pending?.next ?? '',
      isSaved: next?.includes('done=kept') ?? false,
      isEnded: query.ended !== undefined,
      error: pending?.step === 'login' ? pending.fault : undefined,
    },
    islandProps: null,
    head: { title: t('signIn.title'), description: t('signIn.about'), noindex: true },
  }
}

/** @throws PageError 404 where no sign-in is pending: the guard has redirected such a visitor before */
export const loadCode: PersonalLoad<CodeData> = async ({ i18n: { t }, pending }) => {
  if (!pending) throw new PageError(404, 'page.unknown')
  const { login, fault: error, resendAt } = pending
  const resendIn = Math.max(0, Math.ceil((resendAt - Date.now()) / 1000))
  return privateScreen(t('signIn.codeTitle'), { login, error, resendIn })
}

/** @throws PageError 404 as above */
export const loadRegistration: PersonalLoad<RegistrationData> = async ({ i18n: { t }, pending }) => {
  if (!pending) throw new PageError(404, 'page.unknown')
  const { login, name = '', fault: error } = pending
  return privateScreen(t('signIn.registrationTitle'), { login, name, error })
}
