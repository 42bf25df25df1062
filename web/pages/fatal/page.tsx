import { useI18n } from '../../app/i18n.tsx'
import type { PageProps } from '../../app/page/page.ts'
import styles from './fatal.module.css'

/** Live as a whole: the browser shows it too, where the app itself broke. */
export interface FatalLive {
  path: string
  status: number
  code: string
  /** Empty where the error is of the browser: no request to name. */
  requestId: string
}

/** Nothing but the message and the request's id (DECISIONS section 5). */
export default function FatalPage({ islandProps: { path, status, code, requestId } }: PageProps<FatalLive>) {
  const { t } = useI18n()
  const failure =
    code === 'codes.unavailable'
      ? t('error.codes')
      : t(code.startsWith('upstream') ? 'error.upstream' : 'error.unexpected')
  const absence = status === 404 ? t('error.notFound', { path }) : t('error.withdrawn', { path })
  return (
    <div className={styles.page}>
      <h1>{status === 404 || status === 410 ? absence : failure}</h1>
      {requestId ? <p className="soft figures">{t('error.requestId', { id: requestId })}</p> : null}
    </div>
  )
}
