import { useI18n } from '../../app/i18n.tsx'
import type { PageProps } from '../../app/page/page.ts'
import styles from './fatal.module.css'

/** The whole page is drawn in the browser as well, which shows it when the app itself has crashed. */
interface FatalIslandProps {
  path: string
  status: number
  code: string
  /** '' where the error happened in the browser. */
  requestId: string
}

/** An error page without the frame: the message and the request's id only. */
export default function FatalPage({ islandProps: { path, status, code, requestId } }: PageProps<FatalIslandProps>) {
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
