import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useI18n } from '../app/i18n.tsx'
import { useLocation } from '../app/navigation/location.tsx'
import { type Place, readFromMap, type ToMap } from '../map-frame/messages.ts'
import { frameOf, PATIENCE, themeNow } from './framed-map.ts'
import styles from './place-map.module.css'

interface PlaceMapProps {
  places: Place[]
  /** Before what `/_map` stands: '' is this site, whose frame has no origin. */
  base: string
  chosen?: string | null
  onChoose?: (id: string) => void
  /** What the map is of, for those who cannot see it. */
  name: string
  /** What stands there until the map does, and if it never does: addresses in words. */
  children: ReactNode
  className?: string
}

/** Whether an element has come into view; never again false. */
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
 * Places on a map, in a frame of its own (web/map-frame), asked for when it comes into view. Until it stands, and where it
 * never will, the box says the same in words.
 */
export function PlaceMap({ places, base, chosen = null, onChoose, name, children, className }: PlaceMapProps) {
  const { t } = useI18n()
  const { locale } = useLocation()
  const { box, seen } = useSeen()
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'awaited' | 'ready' | 'failed'>('awaited')
  // Without an origin the frame can be addressed in no other way than '*'; it is found by the window itself.
  const tell = (message: ToMap) => frame.current?.contentWindow?.postMessage(message, base || '*')
  const show = () => {
    const words = { closer: t('map.closer'), farther: t('map.farther') }
    tell({ kind: 'show', places, chosen, theme: themeNow(), words })
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
    const late = setTimeout(() => setState('failed'), PATIENCE)
    return () => clearTimeout(late)
  }, [seen, state])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen alone must not show everything anew
  useEffect(() => (state === 'ready' ? show() : undefined), [places])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once the map stands, and with every choice
  useEffect(() => (state === 'ready' ? tell({ kind: 'choose', id: chosen }) : undefined), [chosen])
  return (
    <div ref={box} className={`framed ${styles.box} ${className ?? ''} no-print`} data-map={state}>
      <div className={styles.words} hidden={state === 'ready'}>
        {children}
        {state === 'failed' && <p className="soft small">{t('map.failed')}</p>}
      </div>
      {seen && state !== 'failed' && (
        <iframe ref={frame} title={name} {...frameOf(base, locale)} className={styles.frame} />
      )}
    </div>
  )
}
