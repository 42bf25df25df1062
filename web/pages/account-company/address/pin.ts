/** The map in the form of an organization: its pin shows the two coordinate fields, and moving it fills them in. */

import type { Coordinates } from '../../../../domain/contract/companies.ts'
import type { I18n } from '../../../../domain/i18n.ts'
import { decimalNumber } from '../../../../domain/numbers.ts'
import { mapFrameAttributes, TIMEOUT, themeNow } from '../../../components/map-frame.ts'
import { readFromMap, type ToMap } from '../../../map-frame/messages.ts'
import { whenReleased } from '../../account/enhancements/released.ts'

/** Rounds to about 0.1 m: a pin cannot be dragged more precisely. */
const rounded = (degrees: number) => Number(degrees.toFixed(6))

const PIN = 'pin'

/** Degrees as people copy them from maps, with a decimal comma or point; the edge reads them likewise. */
const degrees = (text: string, most: number): number | null => {
  const value = decimalNumber(text)
  return Math.abs(value) <= most ? value : null
}

interface PinFields {
  form: HTMLFormElement
  latitude: HTMLInputElement
  longitude: HTMLInputElement
}

function read({ latitude, longitude }: PinFields): Coordinates | null {
  const north = degrees(latitude.value, 90)
  const east = degrees(longitude.value, 180)
  return north === null || east === null ? null : { latitude: north, longitude: east }
}

/** What the map of a form consists of. */
interface PinMap {
  /** With `data-pin`, the frame's base (worker/render/map-frame.ts). */
  place: HTMLElement
  fields: PinFields
  i18n: I18n
  base: string
  frame: HTMLIFrameElement
  status: HTMLElement
  /** The place that the map shows. */
  shown: Coordinates | null
  late?: ReturnType<typeof setTimeout>
}

/** Sends the coordinates of the fields to the frame. */
function show(map: PinMap): void {
  map.shown = read(map.fields)
  if (!map.shown) return
  const { t } = map.i18n
  const places = [{ id: PIN, name: t('account.pinMove'), ...map.shown }]
  const labels = { closer: t('map.closer'), farther: t('map.farther') }
  const message: ToMap = { kind: 'show', places, chosen: PIN, movable: true, theme: themeNow(), words: labels }
  // A sandboxed frame without an origin can be addressed by '*' only; the message goes to this one window anyway.
  map.frame.contentWindow?.postMessage(message, map.base || '*')
}

/** Hides the map where its vendor cannot be reached: the fields work without it. */
function end({ place, status, late }: PinMap, kind: 'ready' | 'failed'): void {
  clearTimeout(late)
  place.dataset.map = kind
  if (kind === 'ready') return
  place.hidden = true
  status.remove()
}

function onMessage(map: PinMap, { source, data }: MessageEvent<unknown>): void {
  const message = source === map.frame.contentWindow ? readFromMap(data) : null
  if (message?.kind === 'listening') show(map)
  else if (message?.kind === 'ready' || message?.kind === 'failed') {
    const { kind } = message
    whenReleased(() => end(map, kind))
  } else if (message?.kind === 'moved' && message.id === PIN) {
    const { form, latitude, longitude } = map.fields
    map.shown = { latitude: rounded(message.latitude), longitude: rounded(message.longitude) }
    latitude.value = String(map.shown.latitude)
    longitude.value = String(map.shown.longitude)
    // The event that typing dispatches, so that the draft is stored.
    form.dispatchEvent(new Event('input'))
    map.status.textContent = map.i18n.t('account.pinMoved')
  }
}

function open(map: PinMap): void {
  const { place, frame, status, base, i18n } = map
  map.late = setTimeout(() => whenReleased(() => end(map, 'failed')), TIMEOUT)
  place.dataset.map = 'awaited'
  for (const [name, value] of Object.entries(mapFrameAttributes(base, i18n.locale))) frame.setAttribute(name, value)
  frame.title = i18n.t('account.pin')
  status.textContent = i18n.t('account.pinMove')
  place.replaceChildren(frame)
}

/** After a change of the fields: shows their place, or hides the map where there is none. */
function follow(map: PinMap, seen: IntersectionObserver): void {
  const typed = read(map.fields)
  if (map.place.dataset.map === 'failed') return
  map.place.hidden = !typed
  map.status.hidden = !typed
  const isSame = typed?.latitude === map.shown?.latitude && typed?.longitude === map.shown?.longitude
  if (map.place.dataset.map === undefined) seen.observe(map.place)
  else if (!isSame) show(map)
}

/**
 * Shows the map once there is a place to show and the map is scrolled into view.
 * @param place with `data-pin`
 * @param signal ends it
 */
export function showPin(place: HTMLElement, fields: PinFields, i18n: I18n, signal: AbortSignal): void {
  const frame = document.createElement('iframe')
  const status = document.createElement('p')
  status.role = 'status'
  status.className = 'soft small'
  // The line is added before the map loads: added with the map, it would move the button below just as that comes into view.
  status.textContent = i18n.t('account.pinMove')
  place.after(status)
  const map: PinMap = { place, fields, i18n, base: place.dataset.pin ?? '', frame, status, shown: null }
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    seen.disconnect()
    whenReleased(() => open(map), signal)
  })
  window.addEventListener('message', (event) => onMessage(map, event), { signal })
  fields.form.addEventListener('input', () => follow(map, seen), { signal })
  signal.addEventListener('abort', () => {
    seen.disconnect()
    clearTimeout(map.late)
    status.remove()
    place.replaceChildren()
    delete place.dataset.map
  })
  follow(map, seen)
}
