import { useEffect, useState } from 'react'
import { announce } from '../../app/announce.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/location.tsx'
import { Icon } from '../../components/icon.tsx'
import styles from './title-block.module.css'

/** How long the button says that it has copied, in milliseconds. */
const SAID_FOR = 2000

/** A TN VED code: a link to everything filed under it, and a button that copies it for a declaration. */
export function CodeLink({ code }: { code: string }) {
  const { t } = useI18n()
  const to = useHref()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SAID_FOR)
    return () => clearTimeout(timer)
  }, [copied])
  // Without permission nothing is copied and nothing is claimed: the code stands there to be selected.
  const copy = () =>
    navigator.clipboard?.writeText(code).then(
      () => {
        setCopied(true)
        announce(t('product.copied'))
      },
      () => {},
    )
  return (
    <span className={styles.code}>
      <a href={to('catalogue', {}, { tnved: code })} data-hint={t('product.tnvedHint')}>
        {code}
      </a>
      <button
        type="button"
        className="icon-button needs-js no-print"
        aria-label={t('product.copy', { code })}
        onClick={copy}
      >
        <Icon name={copied ? 'check' : 'copy'} />
      </button>
    </span>
  )
}
