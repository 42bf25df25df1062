import type { Picture as PictureData } from '../../worker/api/schema.ts'
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

/** A picture on its ground, 4:3, with its size given so that nothing moves when it comes. */
export function Picture({ picture, alt, eager = false, className = '' }: PictureProps) {
  return (
    <span className={`${styles.frame} ${className}`} data-subject="">
      {picture ? (
        <img
          className={picture.kind === 'drawing' ? styles.drawing : styles.photo}
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt={alt}
          decoding="async"
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
        />
      ) : (
        <Icon name="product" className={styles.none} />
      )}
    </span>
  )
}
