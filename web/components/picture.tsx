import type { Picture as PictureData } from '../../domain/contract/values.ts'
import { Icon } from './icon.tsx'
import styles from './picture.module.css'

interface PictureProps {
  /** Null where there is none: the ground with a mark stands in its place. */
  picture: PictureData | null
  /** What it shows; '' where the words beside it say so already. */
  alt: string
  /** The page's main picture, fetched before everything else; all others wait until they are near. */
  eager?: boolean
  className?: string
}

/**
 * What takes a picture's place where it does not load (app/enhancements/pictures.ts): a drawing, '' for the mark. Only one
 * that lies on another site may be gone.
 */
export const fallbackOf = ({ url, fallback }: PictureData): string | undefined =>
  fallback ?? (url.startsWith('https:') ? '' : undefined)

/** A picture on its ground, 4:3, with its size given so that nothing moves when it comes, or when its fallback does. */
export function Picture({ picture, alt, eager = false, className }: PictureProps) {
  const fallback = picture ? fallbackOf(picture) : ''
  return (
    <span className={className ? `${styles.frame} ${className}` : styles.frame} data-subject="">
      {picture && (
        <img
          className={picture.kind === 'drawing' ? styles.drawing : styles.photo}
          src={picture.url}
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
