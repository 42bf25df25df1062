import { useEffect, useRef } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { Slot } from '../../app/page/slot.tsx'
import { enhanceCode } from './enhance-code.browser.ts'
import { nameDevice } from './enhancements.browser.ts'
import styles from './sign-in.module.css'

/** Screens of signing in: plain forms, rendered at the edge; the script only enhances them. */
export default function SignInPage() {
  const { t } = useI18n()
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = page.current
    const form = root?.querySelector('form')
    if (!root || !form) return
    const stop = new AbortController()
    nameDevice(form)
    enhanceCode(root, { t }, stop.signal)
    void import('../account/enhancements/forms.ts').then(({ checkForm }) => checkForm(form, stop.signal))
    return () => stop.abort()
  }, [t])
  return (
    <div ref={page} className={styles.page}>
      <Slot name="form" className="contents" />
    </div>
  )
}
