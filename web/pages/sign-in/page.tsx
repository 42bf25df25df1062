import { useEffect, useRef } from 'react'
import type { PageProps } from '../../app/page.ts'
import { Part } from '../../app/part.tsx'
import { nameDevice } from './aids.ts'
import type { SignInLive } from './load.ts'
import styles from './sign-in.module.css'
import { useCodeAids } from './use-code-aids.ts'

/** Screens of signing in: plain forms, written at the edge; the script only helps with them. */
export default function SignInPage({ live: { resendIn } }: PageProps<SignInLive>) {
  const page = useRef<HTMLDivElement>(null)
  useCodeAids(page, resendIn)
  useEffect(() => {
    const form = page.current?.querySelector('form')
    if (form) nameDevice(form)
  }, [])
  return (
    <div ref={page} className={styles.page}>
      <Part name="form" className="contents" />
    </div>
  )
}
