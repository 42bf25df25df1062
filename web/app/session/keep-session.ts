/** The session in the browser: refreshed by one tab for all, ended in all. */
import { subscribe } from 'valtio/vanilla'
import { MAX_FAVOURITES } from '../../../domain/limits.ts'
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

/** The tab has been at work before: a page load in it is no start of the app. */
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

/** Screens that only their owner sees must not stand there when nobody is signed in any more. */
const isPersonal = () => /^\/(?:\w\w\/)?profile(?:\/|$)/.test(location.pathname)

/**
 * Pressed before this file had come, the button has sent its form already: a reload would overtake the answer to it, and a call would
 * come after the end of its session.
 */
const isSigningOut = () => document.querySelector(`form[action$="${SIGN_OUT}"] :focus`) !== null

/** What the service worker keeps for a person (web/sw/cached-pages.ts). It knows of a sign-out here, and of no other end of a session. */
async function dropKept(): Promise<void> {
  await emptyQueue()
  if (!('caches' in window)) return
  for (const name of await caches.keys()) if (name.startsWith('personal-')) await caches.delete(name)
}

/** Nobody is signed in in this browser any more: what belonged to the account leaves the device with it. */
function forgetSession(favourites: Favourites): void {
  void dropKept().catch(() => {})
  forgetKnown(localStorage)
  forgetAccount(sessionStorage)
  replace(favourites, [])
  sessionStorage.removeItem(STARTED)
  forgetSet(document, localStorage)
}

/** What was typed into forms (pages/account/enhancements/draft.ts) outlives a session that has run out, and leaves with its owner. */
function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('draft:')) localStorage.removeItem(key)
}

/** In turn, as signing out is: a call that met the end of its own session would be refused. */
const whileSignedIn = (work: () => Promise<void>): Promise<unknown> =>
  inTurn(async () => {
    if (isSignedIn(document) && !isSigningOut()) await work()
  })

/** @throws Error where the api could not be told: the plain form is tried then. */
async function signOut(favourites: Favourites): Promise<void> {
  const response = await api.post('/api/auth/logout')
  if (!response.ok) throw new Error(`not signed out: ${response.status}`)
  forgetDrafts()
  forgetSession(favourites)
}

/**
 * Keeps the session of this browser for as long as a tab is open. Failures are silent: the next time will do.
 * @param favourites become one with the account's
 */
export function keepSession(favourites: Favourites): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let syncing = Promise.resolve()

  /** @param asks whether the account is asked even where nothing was changed here */
  const sync = (asks: boolean) => {
    const device = {
      storage: localStorage,
      most: MAX_FAVOURITES,
      kept: () => favourites.ids,
      replace: (ids: string[]) => replace(favourites, ids),
      // Heard by offline/pending.ts. By its name alone: an import would tie the two files together.
      onFull: () => dispatchEvent(new Event('full')),
    }
    // Other tabs send as well: by turns, or one would send what the other has sent.
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

  // Signing out leads on by itself: what else learns of it meanwhile must not lead elsewhere.
  let isLeaving = false
  const leave = () => {
    if (isLeaving) return
    forgetSession(favourites)
    if (isPersonal() && !isSigningOut()) location.reload()
  }

  /** Also after a sleep, in which no timer runs. */
  const check = async () => {
    clearTimeout(timer)
    if (!isSignedIn(document)) return
    if (dueIn(lastSet(document), Date.now()) === 0) await refresh(A_MOMENT)
    timer = setTimeout(check, Math.max(A_MINUTE, dueIn(lastSet(document), Date.now())))
  }

  if (!isSignedIn(document)) {
    if (lastSet(document) > 0) forgetSession(favourites)
    return
  }
  const isStart = sessionStorage.getItem(STARTED) === null
  sessionStorage.setItem(STARTED, '1')
  void (isStart ? refresh(A_MOMENT) : Promise.resolve())
    .then(check)
    .then(() => {
      sync(true)
      return whileSignedIn(() => showAccount(document, sessionStorage))
    })
    .catch(() => {})
  subscribe(favourites, () => sync(false))
  addEventListener('online', () => sync(true))
  addEventListener('pageshow', check)
  document.addEventListener('submit', (event) => {
    const form = event.target
    // Not `form.action`: a field of that name would stand in its place.
    const place = form instanceof HTMLFormElement ? form.getAttribute('action') : null
    if (!(form instanceof HTMLFormElement) || !place?.endsWith(SIGN_OUT)) return
    event.preventDefault()
    isLeaving = true
    inTurn(() => signOut(favourites)).then(
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
