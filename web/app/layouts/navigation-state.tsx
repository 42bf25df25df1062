import { useStores } from '../../state/stores.tsx'
import { useStore } from '../../state/use-store.ts'
import { useI18n } from '../i18n.tsx'
import styles from './navigation-state.module.css'

/** The progress line at the top while the next screen is fetched, and a notice if that failed. */
export function NavigationState() {
  const { t } = useI18n()
  const { pending, failed } = useStore(useStores().navigation)
  return (
    <>
      {pending ? <div className={styles.line} role="progressbar" aria-label={t('app.loading')} /> : null}
      {failed ? (
        <div className={styles.failed} role="alert">
          <p>{t('app.navigationFailed')}</p>
          <a className="button" href={failed}>
            {t('app.tryAgain')}
          </a>
        </div>
      ) : null}
    </>
  )
}
