import type { Picture as PictureData } from '../../domain/contract/values.ts'
import type { Locale } from '../../domain/locale.ts'
import { pictureAddress } from '../../domain/picture-address.ts'
import { useI18n } from '../app/i18n.tsx'
import { Icon } from './icon.tsx'
import styles from './picture.module.css'

interface PictureProps {
  /** Null where there is none; the frame then shows an icon. */
  picture: PictureData | null
  /** Alternative text; '' where the text beside it says the same. */
  alt: string
  /** The page's main picture, loaded first; all others load when they are near the viewport. */
  eager?: boolean
  className?: string
}

/**
 * The fallback of a picture that does not load (app/enhancements/install.ts): the address of a drawing, or '' for the
 * icon. Only a picture on another site may be gone.
 */
export const fallbackOf = ({ url, fallback }: PictureData, locale: Locale): string | undefined => {
  if (fallback !== undefined) return pictureAddress({ kind: 'drawing', url: fallback }, locale)
  return url.startsWith('https:') ? '' : undefined
}

/** A picture in a 4:3 frame of fixed size, so that nothing moves when it or its fallback loads. */
export function Picture({ picture, alt, eager = false, className }: PictureProps) {
  const { locale } = useI18n()
  const fallback = picture ? fallbackOf(picture, locale) : ''
  return (
    <span className={className ? `${styles.frame} ${className}` : styles.frame} data-subject="">
      {picture && (
        <img
          className={picture.kind === 'drawing' ? styles.drawing : styles.photo}
          src={pictureAddress(picture, locale)}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading={eager ? undefined : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          data-fallback={fallback}
        />
      )}
      {fallback === '' && <Icon name="product" className={styles.none} />}
    </span>
  )
}
