import { useI18n } from '../../app/i18n.tsx'
import type { PageProps } from '../../app/page.ts'
import styles from './fatal.module.css'

export interface FatalData {
  path: string
  status: number
  code: string
  /** Empty where the error is of the browser: no request to name. */
  requestId: string
}

/** Nothing but the message and the request's id (DECISIONS section 5). */
export default function FatalPage({ data: { path, status, code, requestId } }: PageProps<FatalData>) {
  const { t } = useI18n()
  const failure = code.startsWith('upstream') ? t('error.upstream') : t('error.unexpected')
  return (
    <div className={styles.page}>
      <h1>{status === 404 ? t('error.notFound', { path }) : failure}</h1>
      {requestId ? <p className="soft figures">{t('error.requestId', { id: requestId })}</p> : null}
    </div>
  )
}
