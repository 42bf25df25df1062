import type { Picture as PictureData } from '../../worker/api/schema.ts'
import { Icon } from './icon.tsx'
import { useLoadable } from './loadable-picture.ts'
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

/** A picture on its ground, 4:3, with its size given so that nothing moves when it comes, or when its fallback does. */
export function Picture({ picture, alt, eager = false, className = '' }: PictureProps) {
  const { shown, image, onError } = useLoadable(picture)
  return (
    <span className={`${styles.frame} ${className}`} data-subject="">
      {shown ? (
        <img
          ref={image}
          className={shown.kind === 'drawing' ? styles.drawing : styles.photo}
          src={shown.url}
          width={shown.width}
          height={shown.height}
          alt={alt}
          decoding="async"
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          onError={onError}
        />
      ) : (
        <Icon name="product" className={styles.none} />
      )}
    </span>
  )
}
