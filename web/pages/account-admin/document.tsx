import { DESK_DOCUMENTS, PDF } from '../../../domain/desk-documents.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from '../account-product/editor.module.css'

interface DocumentProps {
  file: { id: string; url: string; name: string; type: string }
}

/**
 * An uploaded document. A PDF opens in the browser's viewer within the screen, and is fetched only then; without a viewer, as on most phones,
 * and for other types there is the download.
 */
export function ReviewedDocument({ file: { id, url, name, type } }: DocumentProps) {
  const { t } = useI18n()
  if (type !== PDF)
    return (
      <a href={url} download={name}>
        {name}
      </a>
    )
  const label = t('moderation.downloadDocument')
  return (
    <>
      <details>
        <summary>{name}</summary>
        <object className={styles.document} data={DESK_DOCUMENTS + id} type={PDF} aria-label={name}>
          <p>{t('moderation.noViewer')}</p>
        </object>
      </details>
      <a href={url} download={name} aria-label={`${label}: ${name}`}>
        {label}
      </a>
    </>
  )
}
