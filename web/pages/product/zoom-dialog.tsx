import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { Picture } from '../../../domain/contract/values.ts'
import { pictureAddress } from '../../../domain/picture-address.ts'
import { useI18n } from '../../app/i18n.tsx'
import { Icon, type IconName } from '../../components/icon.tsx'
import { fallbackOf } from '../../components/picture.tsx'
import styles from './zoom-dialog.module.css'

interface ZoomDialogProps {
  pictures: Picture[]
  name: string
  current: number
  /** Shows another picture; an index out of range stays where it is. */
  onGo: (index: number) => void
  onClose: () => void
}

/** One picture over the whole window; a click doubles its size, and it can then be moved. */
export function ZoomDialog({ pictures, name, current, onGo, onClose }: ZoomDialogProps) {
  const { t, number, locale } = useI18n()
  const dialog = useRef<HTMLDialogElement>(null)
  const [large, setLarge] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])
  const shown = pictures[current]
  const label = t(large ? 'product.smaller' : 'product.larger')
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={name} onClose={onClose}>
      <div className={styles.bar}>
        {pictures.length > 1 && (
          <>
            <span className="figures">
              {number(current + 1)} / {number(pictures.length)}
            </span>
            <BarButton
              icon="chevron-left"
              label={t('product.previousPicture')}
              disabled={current === 0}
              onClick={() => onGo(current - 1)}
            />
            <BarButton
              icon="chevron-right"
              label={t('product.nextPicture')}
              disabled={current === pictures.length - 1}
              onClick={() => onGo(current + 1)}
            />
          </>
        )}
        <BarButton
          icon={large ? 'minus' : 'plus'}
          label={label}
          aria-pressed={large}
          onClick={() => setLarge(!large)}
        />
        <BarButton icon="close" label={t('product.closePicture')} onClick={() => dialog.current?.close()} />
      </div>
      {shown && (
        <div className={styles.stage}>
          <button
            type="button"
            className={styles.picture}
            data-large={large}
            aria-label={label}
            onClick={() => setLarge(!large)}
          >
            <img
              key={shown.url}
              className={shown.kind === 'drawing' ? styles.drawing : undefined}
              src={pictureAddress(shown, locale)}
              width={shown.width}
              height={shown.height}
              alt={name}
              data-fallback={fallbackOf(shown, locale)}
            />
          </button>
        </div>
      )}
    </dialog>
  )
}

interface BarButtonProps extends ComponentProps<'button'> {
  icon: IconName
  label: string
}

const BarButton = ({ icon, label, ...button }: BarButtonProps) => (
  <button type="button" className="icon-button" aria-label={label} {...button}>
    <Icon name={icon} />
  </button>
)
