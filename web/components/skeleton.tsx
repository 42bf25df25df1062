import { useI18n } from '../app/i18n.tsx'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** Shape of the content: product cards, or lines of text and tables. */
  kind: 'cards' | 'lines'
  count?: number
}

const places = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A placeholder for deferred content, in its shape. */
export function Skeleton({ kind, count = 4 }: SkeletonProps) {
  const { t } = useI18n()
  return (
    <div>
      <span className="visually-hidden">{t('app.loading')}</span>
      <div className={kind === 'cards' ? 'cards' : styles.lines} aria-hidden="true">
        {places(count).map((place) =>
          kind === 'cards' ? <CardShape key={place} /> : <span key={place} className={styles.bar} />,
        )}
      </div>
    </div>
  )
}

const CardShape = () => (
  <span className={styles.card}>
    <span className={styles.picture} />
    <span className={styles.text}>
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
    </span>
  </span>
)
