/** The session in the browser: one tab refreshes it for all, and all tabs follow its end. */
import { subscribe } from 'valtio/vanilla'
import { MINUTE_MS } from '../../../domain/durations.ts'
import { MAX_FAVOURITES } from '../../../domain/limits.ts'
import { type CurrentUser, takeSession } from '../../state/current-user.ts'
import { type Favourites, KEY, loadFavourites } from '../../state/favourites.ts'
import { api } from '../api.ts'
import { draftKeyPrefix } from '../offline/draft-key.ts'
import { personIn } from '../offline/queue/person.ts'
import { markQueueSignedOut } from '../offline/queue/queue.ts'
import { forgetAccount, showAccount } from './account-link.ts'
import { forgetKnownFavourites, recordFavourites, syncFavourites } from './favourites-sync.ts'
import { deviceFingerprint } from './fingerprint.ts'
import { withSharedLock } from './shared-lock.ts'
import { dueIn, forgetSet, isSignedIn, isSignOut, lastSet, lastSetInAnyTab, passedSince, rememberSet } from './token.ts'

/** Marks a tab in which the app has started: later page loads there need not refresh the session. */
const STARTED = 'session-started'
/** Identifier of the person whose data is on this device. */
const PERSON = 'session-person'
const SIGN_OUT = '/auth/sign-out'
/** Milliseconds in which a second tab, opened after the first, need not refresh again. */
const A_MOMENT = 10_000

async function postRefresh() {
  const device = await deviceFingerprint().catch(() => '')
  return api.post('/api/auth/refresh-token', { headers: device ? { 'X-Device-Fingerprint': device } : {} })
}

/** Replaces the device's list in every tab. */
function replace(favourites: Favourites, ids: string[]): void {
  localStorage.setItem(KEY, JSON.stringify(ids))
  loadFavourites(favourites, localStorage)
}

/** Whether this is a screen of an account, which must be left once the session has ended. */
const isPersonal = () => /^\/(?:\w\w\/)?profile(?:\/|$)/.test(location.pathname)

/**
 * Whether the visitor pressed the sign-out button before this script was loaded. The form is on its way then: a reload
 * would abort its response, and a call would be sent after the session's end.
 */
const isSigningOut = () => document.querySelector(`form[action$="${SIGN_OUT}"] :focus`) !== null

/**
 * Deletes what the service worker has cached for a user (web/sw/cached-pages.ts), which itself notices only sign-outs
 * by form.
 */
async function deletePersonalCaches(): Promise<void> {
  await markQueueSignedOut()
  if (!('caches' in window)) return
  for (const name of await caches.keys()) if (name.startsWith('personal-')) await caches.delete(name)
}

/** Ends the session in this browser, and deletes the account's data from the device. */
function forgetSession(user: CurrentUser, favourites: Favourites): void {
  void deletePersonalCaches().catch(() => {})
  forgetKnownFavourites(localStorage)
  forgetAccount(sessionStorage)
  replace(favourites, [])
  sessionStorage.removeItem(STARTED)
  forgetSet(document, localStorage)
  localStorage.removeItem(PERSON)
  takeSession(user, false)
}

/**
 * Drafts of forms (pages/account/enhancements/draft.ts) outlive a session that has expired; signing out deletes them.
 * @param person who signs out
 */
function forgetDrafts(person: string): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(draftKeyPrefix(person))) localStorage.removeItem(key)
}

/** Runs under the same lock as signing out: a call sent after the end of the session would be refused. */
const whileSignedIn = (work: () => Promise<void>): Promise<unknown> =>
  withSharedLock(async () => {
    if (isSignedIn(document) && !isSigningOut()) await work()
  })

/** @throws Error where the API could not be reached: the plain form is then sent */
async function signOut(user: CurrentUser, favourites: Favourites): Promise<void> {
  const person = personIn(document.cookie)
  const response = await api.post('/api/auth/logout')
  if (!response.ok) throw new Error(`not signed out: ${response.status}`)
  forgetDrafts(person)
  forgetSession(user, favourites)
}

/** Signs out by script where the form of that is sent, then leads to the screen that follows; else the form is sent as it is. */
function onSigningOut(act: () => Promise<unknown>): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    // Not `form.action`, which a field named `action` would hide.
    const place = form instanceof HTMLFormElement ? form.getAttribute('action') : null
    if (!(form instanceof HTMLFormElement) || !place?.endsWith(SIGN_OUT)) return
    event.preventDefault()
    act().then(
      () => location.assign(place.slice(0, -SIGN_OUT.length)),
      () => form.submit(),
    )
  })
}

/**
 * Refreshes the session while a tab is open, and follows its end. Failures are silent, since the next check repeats the
 * attempt.
 * @param user gets the session's role
 * @param favourites are merged with the account's
 */
export function keepSession(user: CurrentUser, favourites: Favourites): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let syncing: Promise<unknown> = Promise.resolve()

  /** @param always whether to fetch the account's list even where nothing was changed here */
  const sync = (always: boolean) => {
    const device = {
      storage: localStorage,
      most: MAX_FAVOURITES,
      current: () => favourites.ids,
      replace: (ids: string[]) => replace(favourites, ids),
      // Imported when needed: almost no one has so many.
      onFull: () => void import('../offline/pending.ts').then(({ showFull }) => showFull()),
    }
    // Under a lock, or two tabs would send the same changes.
    syncing = syncing
      .then(() => whileSignedIn(() => syncFavourites(device, always).finally(() => recordFavourites(device))))
      .catch(() => {})
  }

  const refresh = () =>
    whileSignedIn(async () => {
      // Another tab has just refreshed.
      if (passedSince(await lastSetInAnyTab(document), Date.now()) < A_MOMENT) return
      const { ok, status } = await postRefresh()
      if (ok && isSignedIn(document)) rememberSet(document, localStorage, Date.now())
      else if (ok || status === 401) leave()
    }).catch(() => {})

  // Signing out navigates by itself: an event of the session's end must not reload this screen meanwhile.
  let isLeaving = false
  const leave = () => {
    if (isLeaving) return
    forgetSession(user, favourites)
    if (isPersonal() && !isSigningOut()) location.reload()
  }

  /** Also called when the device wakes up: timers do not fire while it sleeps. */
  const check = async () => {
    clearTimeout(timer)
    if (!isSignedIn(document)) return
    if (dueIn(lastSet(document), Date.now()) === 0) await refresh()
    timer = setTimeout(check, Math.max(MINUTE_MS, dueIn(lastSet(document), Date.now())))
  }

  takeSession(user, isSignedIn(document))
  const before = localStorage.getItem(PERSON)
  if (user.anonymous) {
    if (before || lastSet(document) > 0) forgetSession(user, favourites)
    return
  }
  const person = personIn(document.cookie)
  // The session ended unnoticed and another person has signed in: the first person's data must not become theirs.
  if (before && before !== person) {
    forgetSession(user, favourites)
    takeSession(user, true)
  }
  localStorage.setItem(PERSON, person)
  const isStart = sessionStorage.getItem(STARTED) === null
  sessionStorage.setItem(STARTED, '1')
  void (isStart ? refresh() : Promise.resolve())
    .then(check)
    .then(() => {
      sync(true)
      return whileSignedIn(() => showAccount(user, document, sessionStorage))
    })
    .catch(() => {})
  subscribe(favourites, () => sync(false))
  addEventListener('online', () => sync(true))
  addEventListener('pageshow', check)
  onSigningOut(() => {
    isLeaving = true
    return withSharedLock(() => signOut(user, favourites))
  })
  document.addEventListener('visibilitychange', check)
  addEventListener('storage', (event) => {
    if (isSignOut(event)) leave()
    else void check()
  })
}
