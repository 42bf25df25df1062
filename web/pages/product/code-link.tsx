import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import styles from '../../components/title-block.module.css'

/** A TN VED code: a link to all that is said of it and filed under it, and a button that copies it for a declaration. */
export function CodeLink({ code }: { code: string }) {
  const { t } = useI18n()
  const to = useHref()
  return (
    <span className={styles.code}>
      <a href={to('tnvedCode', { id: code })} data-hint={t('product.tnvedHint')}>
        {code}
      </a>
      <CopyButton text={code} label={t('product.copy', { code })} />
    </span>
  )
}
