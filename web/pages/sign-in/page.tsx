import { useEffect, useRef } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import type { PageProps } from '../../app/page.ts'
import { Part } from '../../app/part.tsx'
import { nameDevice, offerCodeOfMessage, sendWholeCode } from './aids.ts'
import type { SignInLive } from './load.ts'
import { countDown } from './resend.ts'
import styles from './sign-in.module.css'

/** Screens of signing in and of one's own account: plain forms, written at the edge; the script only helps with them. */
export default function SignInPage({ live: { resendIn } }: PageProps<SignInLive>) {
  const { t } = useI18n()
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = page.current?.querySelector('form')
    if (!form) return
    const stop = new AbortController()
    nameDevice(form)
    const code = form.querySelector<HTMLInputElement>('[name="code"]')
    if (code) sendWholeCode(code, stop.signal)
    if (code) offerCodeOfMessage(code, stop.signal)
    const resend = form.querySelector<HTMLButtonElement>('[data-resend]')
    if (resend) countDown(resend, resendIn, (n) => t('signIn.resendIn', { n }), stop.signal)
    return () => stop.abort()
  }, [t, resendIn])
  return (
    <div ref={page} className={styles.page}>
      <Part name="form" className="contents" />
    </div>
  )
}
