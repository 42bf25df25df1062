import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useI18n } from '../app/i18n.tsx'
import { useLocation } from '../app/navigation/location.tsx'
import { type MapPlace, readFromMap, type ToMap } from '../map-frame/messages.ts'
import { mapFrameAttributes, TIMEOUT, themeNow } from './map-frame.ts'
import styles from './place-map.module.css'

interface PlaceMapProps {
  places: MapPlace[]
  /** Origin of `/_map`; '' for this site, whose frame is then sandboxed without an origin. */
  base: string
  chosen?: string | null
  onChoose?: (id: string) => void
  /** Accessible name of the map. */
  name: string
  /** Shown until the map is ready, or if it fails: the addresses as text. */
  children: ReactNode
  className?: string
}

/** Whether an element has ever been in the viewport. */
function useSeen() {
  const box = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      setSeen(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, seen }
}

/**
 * Places on a map, in a frame (web/map-frame) that is loaded when it scrolls into view. Until the map is ready, and if
 * it fails, the box shows the addresses as text.
 */
export function PlaceMap({ places, base, chosen = null, onChoose, name, children, className }: PlaceMapProps) {
  const { t } = useI18n()
  const { locale } = useLocation()
  const { box, seen } = useSeen()
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'awaited' | 'ready' | 'failed'>('awaited')
  // A frame without an origin can only be addressed with '*'; responses are recognized by their source window.
  const send = (message: ToMap) => frame.current?.contentWindow?.postMessage(message, base || '*')
  const show = () => {
    const words = { closer: t('map.closer'), farther: t('map.farther') }
    send({ kind: 'show', places, chosen, theme: themeNow(), words })
  }
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      const message = source === frame.current?.contentWindow ? readFromMap(data) : null
      if (message?.kind === 'listening') show()
      else if (message?.kind === 'chosen') onChoose?.(message.id)
      else if (message?.kind === 'ready' || message?.kind === 'failed') setState(message.kind)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  })
  useEffect(() => {
    if (!seen || state !== 'awaited') return
    const late = setTimeout(() => setState('failed'), TIMEOUT)
    return () => clearTimeout(late)
  }, [seen, state])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice alone must not show all places again
  useEffect(() => (state === 'ready' ? show() : undefined), [places])
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once the map is ready, and with every choice
  useEffect(() => (state === 'ready' ? send({ kind: 'choose', id: chosen }) : undefined), [chosen])
  return (
    <div ref={box} className={`framed ${styles.box} ${className ?? ''} no-print`} data-map={state}>
      <div className={styles.words} hidden={state === 'ready'}>
        {children}
        {state === 'failed' && <p className="soft small">{t('map.failed')}</p>}
      </div>
      {seen && state !== 'failed' && (
        <iframe ref={frame} title={name} {...mapFrameAttributes(base, locale)} className={styles.frame} />
      )}
    </div>
  )
}
