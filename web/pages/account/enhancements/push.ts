/** The button that shows a person's notices in this browser (web push), or stops that. */
import { api } from '../../../app/api.ts'

/** Bytes of the server's key, from base64url. */
const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

/** @throws DOMException where the browser has no push service or the person refuses */
async function subscribe(registration: ServiceWorkerRegistration, key: string): Promise<boolean> {
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) }
  // A subscription with the key of an earlier secret has to end before another one can begin.
  const subscription = await registration.pushManager.subscribe(options).catch(async () => {
    await (await registration.pushManager.getSubscription())?.unsubscribe()
    return registration.pushManager.subscribe(options)
  })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  return (await api.post('/api/profile/push', { json: { endpoint, keys: { p256dh, auth } } })).ok
}

async function unsubscribe(registration: ServiceWorkerRegistration): Promise<boolean> {
  const response = await api.delete('/api/profile/push')
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  return response.ok
}

/** @param place has a button for each state (`data-push-on`, `data-push-off`) and a place for what went wrong (`data-push-fault`) */
export async function offerPush(place: HTMLElement, signal: AbortSignal): Promise<void> {
  if (!('PushManager' in window) || !('serviceWorker' in navigator)) return
  const response = await api.get('/api/profile/push')
  if (!response.ok) return
  const { key, subscribed } = (await response.json()).data
  const [on, off, fault] = ['on', 'off', 'fault'].map((name) => place.querySelector<HTMLElement>(`[data-push-${name}]`))
  const show = (isOn: boolean) => {
    if (on) on.hidden = isOn
    if (off) off.hidden = !isOn
  }
  const press = async (act: (registration: ServiceWorkerRegistration) => Promise<boolean>, isOn: boolean) => {
    const isDone = await navigator.serviceWorker.ready.then(act).catch(() => false)
    if (isDone) show(isOn)
    if (fault) fault.hidden = isDone
  }
  show(subscribed)
  on?.addEventListener('click', () => void press((registration) => subscribe(registration, key), true), { signal })
  off?.addEventListener('click', () => void press(unsubscribe, false), { signal })
  place.hidden = false
}
