import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Picture as PictureData } from '../../../domain/contract/values.ts'
import { pictureAddress } from '../../../domain/picture-address.ts'
import { useI18n } from '../../app/i18n.tsx'
import { isPlainPress } from '../../app/navigation/plain-press.ts'
import { Icon } from '../../components/icon.tsx'
import { Picture } from '../../components/picture.tsx'
import styles from './gallery.module.css'
import type { ZoomDialog } from './zoom-dialog.tsx'

/** The part of a product that its pictures are shown with. */
export interface PicturedProduct {
  name: string
  model: string | null
  picture: PictureData | null
  pictures: PictureData[]
}

const slideId = (index: number) => `picture-${index + 1}`

const slideInSight = (strip: Element | null) => (strip ? Math.round(strip.scrollLeft / strip.clientWidth) : 0)

/**
 * The product's pictures: swiped by touch, chosen by thumbnail or arrow key, opened large. Without script the thumbnails
 * are anchors into the strip, and a press on a picture opens its file.
 */
export function Gallery({ product: { name, model, pictures, picture } }: { product: PicturedProduct }) {
  const { t, number, locale } = useI18n()
  const strip = useRef<HTMLUListElement>(null)
  // Index of the slide that a key or thumbnail scrolls to: slides passed on the way are not chosen, or the next key would start from
  // one of them.
  const heading = useRef<number | null>(null)
  const [current, setCurrent] = useState(0)
  const [Enlarged, setEnlarged] = useState<typeof ZoomDialog | null>(null)
  const last = pictures.length - 1
  const shown = pictures[current]
  const file = shown && pictureAddress(shown, locale)

  const go = (index: number) => {
    const next = Math.min(Math.max(index, 0), last)
    heading.current = next
    strip.current?.scrollTo({ left: next * strip.current.clientWidth })
    setCurrent(next)
  }
  const onScroll = () => {
    const seen = slideInSight(strip.current)
    if (heading.current === null) setCurrent(seen)
    else if (heading.current === seen) heading.current = null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined || last === 0) return
    event.preventDefault()
    go(current + step)
  }
  // The dialog's script is fetched on the first use. Where that fails, the picture's file opens.
  const enlarge = () =>
    import('./zoom-dialog.tsx').then(
      (module) => setEnlarged(() => module.ZoomDialog),
      () => location.assign(file ?? ''),
    )
  // The strip may have been swiped before hydration; another variant's gallery begins at its own picture.
  const first = pictures[0]?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the strip is another one
  useEffect(() => setCurrent(slideInSight(strip.current)), [first])
  const instead = (act: () => void) => (event: MouseEvent) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    act()
  }

  if (pictures.length === 0) return <Picture picture={picture} alt={name} eager />
  return (
    <section className={styles.gallery} aria-label={t('product.pictures')} onKeyDown={onKeyDown}>
      <div className={styles.frame}>
        <ul
          key={first}
          ref={strip}
          className={styles.strip}
          onScroll={onScroll}
          onPointerDown={() => {
            heading.current = null
          }}
        >
          {pictures.map((one, index) => (
            <li key={one.id} id={slideId(index)}>
              {/* Only the slide in view is a Tab stop. */}
              <a
                href={pictureAddress(one, locale)}
                tabIndex={index === current ? undefined : -1}
                onClick={instead(enlarge)}
              >
                <Picture
                  picture={one}
                  alt={t('product.pictureOf', { name: name, number: number(index + 1) })}
                  eager={index === 0}
                />
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.strap}>
          <span>{model}</span>
          {last > 0 && (
            <span className="needs-js">
              {number(current + 1)} / {number(pictures.length)}
            </span>
          )}
          <a className="no-print" href={file} onClick={instead(enlarge)}>
            <Icon name="zoom" />
            {t('product.enlarge')}
          </a>
        </p>
      </div>
      {last > 0 && (
        <ul className={`${styles.thumbnails} no-print`}>
          {pictures.map((one, index) => (
            <li key={one.id}>
              <a
                href={`#${slideId(index)}`}
                aria-current={index === current ? 'true' : undefined}
                onClick={instead(() => go(index))}
              >
                <Picture picture={one} alt={t('product.pictureShow', { number: number(index + 1) })} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {Enlarged && (
        <Enlarged pictures={pictures} name={name} current={current} onGo={go} onClose={() => setEnlarged(null)} />
      )}
    </section>
  )
}
