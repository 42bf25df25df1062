/** The map of the organization's form: its pin is where the two fields say, and they are where the pin is moved to. */
import type { I18n } from '../../../app/i18n.tsx'
import { frameOf, PATIENCE, themeNow } from '../../../components/framed-map.ts'
import { readFromMap, type ToMap } from '../../../map-frame/messages.ts'

interface Spot {
  latitude: number
  longitude: number
}

/** Degrees to a tenth of a metre: nobody drags a pin more exactly. */
const rounded = (degrees: number) => Number(degrees.toFixed(6))

const PIN = 'pin'

/** Degrees as people copy them from a map, with a comma or a point (worker/forms/personal/company.ts). */
const degrees = (text: string, most: number): number | null => {
  const plain = text.trim().replace(',', '.').replace('−', '-')
  return /^-?\d/.test(plain) && Math.abs(Number(plain)) <= most ? Number(plain) : null
}

interface PinFields {
  form: HTMLFormElement
  latitude: HTMLInputElement
  longitude: HTMLInputElement
}

function read({ latitude, longitude }: PinFields): Spot | null {
  const [north, east] = [degrees(latitude.value, 90), degrees(longitude.value, 180)]
  return north === null || east === null ? null : { latitude: north, longitude: east }
}

/** Says so, as typing would: a draft is kept of it. */
function write({ form, latitude, longitude }: PinFields, spot: Spot): void {
  latitude.value = String(spot.latitude)
  longitude.value = String(spot.longitude)
  form.dispatchEvent(new Event('input'))
}

/**
 * Shows the map as soon as there is a place to show and it is looked at. Where there is none, or the vendor does not answer, the fields
 * are all there is.
 * @param place with `data-pin`, the frame's base (worker/render/map-frame.ts)
 * @param signal ends it
 */
export function showPin(place: HTMLElement, fields: PinFields, { t, locale }: I18n, signal: AbortSignal): void {
  const base = place.dataset.pin ?? ''
  const frame = document.createElement('iframe')
  const status = document.createElement('p')
  status.role = 'status'
  status.className = 'soft small'
  /** What the map shows, or has told. */
  let shown: Spot | null = null

  // Without an origin the frame can be addressed in no other way than '*'; it is found by the window itself.
  const tell = (message: ToMap) => frame.contentWindow?.postMessage(message, base || '*')
  const show = () => {
    shown = read(fields)
    if (!shown) return
    const words = { closer: t('map.closer'), farther: t('map.farther') }
    const places = [{ id: PIN, name: t('account.pinMove'), ...shown }]
    tell({ kind: 'show', places, chosen: PIN, movable: true, theme: themeNow(), words })
  }
  const end = (kind: 'ready' | 'failed') => {
    clearTimeout(late)
    place.dataset.map = kind
    if (kind === 'ready') return
    place.hidden = true
    status.remove()
  }
  const onMessage = ({ source, data }: MessageEvent<unknown>) => {
    const message = source === frame.contentWindow ? readFromMap(data) : null
    if (message?.kind === 'listening') show()
    else if (message?.kind === 'moved' && message.id === PIN) {
      shown = { latitude: rounded(message.latitude), longitude: rounded(message.longitude) }
      write(fields, shown)
      status.textContent = t('account.pinMoved')
    } else if (message?.kind === 'ready' || message?.kind === 'failed') end(message.kind)
  }
  let late: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    late = setTimeout(() => end('failed'), PATIENCE)
    place.dataset.map = 'awaited'
    for (const [name, value] of Object.entries(frameOf(base, locale))) frame.setAttribute(name, value)
    frame.title = t('account.pin')
    status.textContent = t('account.pinMove')
    place.replaceChildren(frame)
    place.after(status)
  }
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    seen.disconnect()
    open()
  })
  const follow = () => {
    const spot = read(fields)
    if (place.dataset.map === 'failed') return
    place.hidden = !spot
    if (place.dataset.map === undefined) return seen.observe(place)
    const isSame = spot?.latitude === shown?.latitude && spot?.longitude === shown?.longitude
    if (!isSame) show()
  }
  window.addEventListener('message', onMessage, { signal })
  fields.form.addEventListener('input', follow, { signal })
  signal.addEventListener('abort', () => {
    seen.disconnect()
    clearTimeout(late)
    status.remove()
    place.replaceChildren()
    delete place.dataset.map
  })
  follow()
}
