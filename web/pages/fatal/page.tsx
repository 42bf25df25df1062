import { useI18n } from '../../app/i18n.tsx'
import type { PageProps } from '../../app/page/page.ts'
import styles from './fatal.module.css'

/** The whole page is drawn in the browser as well, which shows it when the app itself has crashed. */
interface FatalIslandProps {
  code: string
  /** '' where the error happened in the browser. */
  requestId: string
}

/** A failure of ours, without the frame: the message and the request's id only. */
export default function FatalPage({ islandProps: { code, requestId } }: PageProps<FatalIslandProps>) {
  const { t } = useI18n()
  const failure =
    code === 'codes.unavailable'
      ? t('error.codes')
      : t(code.startsWith('upstream') ? 'error.upstream' : 'error.unexpected')
  return (
    <div className={styles.page}>
      <h1>{failure}</h1>
      {requestId ? <p className="soft figures">{t('error.requestId', { id: requestId })}</p> : null}
    </div>
  )
}
