import { useI18n } from '../../app/i18n.tsx'
import styles from '../account/account.module.css'

interface PicturesProps {
  files: { url: string; kind?: string | undefined }[]
}

/** Small pictures; a press opens each in full. Nothing where there is none. */
export function ReviewedPictures({ files }: PicturesProps) {
  const { t } = useI18n()
  if (files.length === 0) return null
  return (
    <div className={styles.row}>
      {files.map(({ url }, at) => (
        <a key={url} href={url.split('?')[0]} target="_blank" rel="noreferrer">
          <img src={url} alt={t('moderation.openPicture', { n: at + 1 })} width="96" height="72" loading="lazy" />
        </a>
      ))}
    </div>
  )
}
