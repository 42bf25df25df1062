/** The session in the browser: one tab refreshes it for all, and its end is followed by all. */
import { subscribe } from 'valtio/vanilla'
import { MAX_FAVOURITES } from '../../../domain/limits.ts'
import { type CurrentUser, readSession } from '../../state/current-user.ts'
import { type Favourites, KEY, loadFavourites } from '../../state/favourites.ts'
import { api } from '../api.ts'
import { emptyQueue } from '../offline/queue/queue.ts'
import { forgetAccount, showAccount } from './account-link.ts'
import { forgetKnown, syncFavourites } from './favourites-sync.ts'
import { deviceFingerprint } from './fingerprint.ts'
import { recordFavourites } from './record-favourites.ts'
import {
  dueIn,
  forgetSet,
  isSignedIn,
  lastSet,
  lastSetInAnyTab,
  passedSince,
  rememberSet,
  tellsSignOut,
} from './token.ts'
import { inTurn } from './turn.ts'

/** Set in a tab in which the app has started: a later page load there need not refresh the session. */
const STARTED = 'session-started'
const SIGN_OUT = '/auth/sign-out'
/** Milliseconds in which a second tab, opened beside the first, need not refresh again. */
const A_MOMENT = 10_000
/** Milliseconds between two tries at least. */
const A_MINUTE = 60_000

async function postRefresh() {
  const device = await deviceFingerprint().catch(() => '')
  return api.post('/api/auth/refresh-token', { headers: device ? { 'X-Device-Fingerprint': device } : {} })
}

/** The device's list becomes another one, in every tab. */
function replace(favourites: Favourites, ids: string[]): void {
  localStorage.setItem(KEY, JSON.stringify(ids))
  loadFavourites(favourites, localStorage)
}

/** Whether the screen is one of an account: it must not stay once no one is signed in. */
const isPersonal = () => /^\/(?:\w\w\/)?profile(?:\/|$)/.test(location.pathname)

/**
 * Whether the button was pressed before this script came: its form has been sent then, a reload would overtake the response, and a call
 * would come after the end of its session.
 */
const isSigningOut = () => document.querySelector(`form[action$="${SIGN_OUT}"] :focus`) !== null

/** Deletes what the service worker has cached for a user (web/sw/cached-pages.ts): it sees no other end of a session than a form's. */
async function deletePersonalCaches(): Promise<void> {
  await emptyQueue()
  if (!('caches' in window)) return
  for (const name of await caches.keys()) if (name.startsWith('personal-')) await caches.delete(name)
}

/** Ends the session in this browser, and deletes from the device what belonged to the account. */
function forgetSession(user: CurrentUser, favourites: Favourites): void {
  void deletePersonalCaches().catch(() => {})
  forgetKnown(localStorage)
  forgetAccount(sessionStorage)
  replace(favourites, [])
  sessionStorage.removeItem(STARTED)
  forgetSet(document, localStorage)
  readSession(user, false)
}

/** Drafts of forms (pages/account/enhancements/draft.ts) outlive a session that has expired; signing out deletes them. */
function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('draft:')) localStorage.removeItem(key)
}

/** In turn with signing out: a call that met the end of its own session would be refused. */
const whileSignedIn = (work: () => Promise<void>): Promise<unknown> =>
  inTurn(async () => {
    if (isSignedIn(document) && !isSigningOut()) await work()
  })

/** @throws Error where the API could not be reached: the plain form is sent then */
async function signOut(user: CurrentUser, favourites: Favourites): Promise<void> {
  const response = await api.post('/api/auth/logout')
  if (!response.ok) throw new Error(`not signed out: ${response.status}`)
  forgetDrafts()
  forgetSession(user, favourites)
}

/**
 * Refreshes the session for as long as a tab is open, and follows its end. Failures are silent: the next check makes up for them.
 * @param user has the session's role from now on
 * @param favourites are merged with the account's
 */
export function keepSession(user: CurrentUser, favourites: Favourites): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let syncing = Promise.resolve()

  /** @param asks whether the account's list is fetched even where nothing was changed here */
  const sync = (asks: boolean) => {
    const device = {
      storage: localStorage,
      most: MAX_FAVOURITES,
      kept: () => favourites.ids,
      replace: (ids: string[]) => replace(favourites, ids),
      // Imported when needed: almost no one has so many.
      onFull: () => void import('../offline/pending.ts').then(({ showFull }) => showFull()),
    }
    // In turn with other tabs, or one would send what another has sent.
    syncing = syncing
      .then(() => whileSignedIn(() => syncFavourites(device, asks).finally(() => recordFavourites(device))))
      .then(
        () => {},
        () => {},
      )
  }

  /** @param least milliseconds since the last set below which another tab has just done it */
  const refresh = (least: number) =>
    whileSignedIn(async () => {
      if (passedSince(await lastSetInAnyTab(document), Date.now()) < least) return
      const answer = await postRefresh()
      if (answer.ok && isSignedIn(document)) rememberSet(document, localStorage, Date.now())
      else if (answer.ok || answer.status === 401) leave()
    }).catch(() => {})

  // Signing out leads to another screen by itself: what learns of it meanwhile must not reload this one.
  let isLeaving = false
  const leave = () => {
    if (isLeaving) return
    forgetSession(user, favourites)
    if (isPersonal() && !isSigningOut()) location.reload()
  }

  /** Also after a sleep, in which no timer runs. */
  const check = async () => {
    clearTimeout(timer)
    if (!isSignedIn(document)) return
    if (dueIn(lastSet(document), Date.now()) === 0) await refresh(A_MOMENT)
    timer = setTimeout(check, Math.max(A_MINUTE, dueIn(lastSet(document), Date.now())))
  }

  readSession(user, isSignedIn(document))
  if (user.anonymous) {
    if (lastSet(document) > 0) forgetSession(user, favourites)
    return
  }
  const isStart = sessionStorage.getItem(STARTED) === null
  sessionStorage.setItem(STARTED, '1')
  void (isStart ? refresh(A_MOMENT) : Promise.resolve())
    .then(check)
    .then(() => {
      sync(true)
      return whileSignedIn(() => showAccount(user, document, sessionStorage))
    })
    .catch(() => {})
  subscribe(favourites, () => sync(false))
  addEventListener('online', () => sync(true))
  addEventListener('pageshow', check)
  document.addEventListener('submit', (event) => {
    const form = event.target
    // Not `form.action`: a field of that name would hide it.
    const place = form instanceof HTMLFormElement ? form.getAttribute('action') : null
    if (!(form instanceof HTMLFormElement) || !place?.endsWith(SIGN_OUT)) return
    event.preventDefault()
    isLeaving = true
    inTurn(() => signOut(user, favourites)).then(
      () => location.assign(place.slice(0, -SIGN_OUT.length)),
      () => form.submit(),
    )
  })
  document.addEventListener('visibilitychange', check)
  addEventListener('storage', (event) => {
    if (tellsSignOut(event)) leave()
    else void check()
  })
}
