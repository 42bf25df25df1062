import { useRef } from 'react'
import type { PageProps } from '../../app/page.ts'
import { Part } from '../../app/part.tsx'
import type { SignInLive } from '../sign-in/load.ts'
import { useCodeAids } from '../sign-in/use-code-aids.ts'

/** The code that proves an address or a number, with the same help as the one that signs in. */
export default function ContactCodePage({ live: { resendIn } }: PageProps<SignInLive>) {
  const page = useRef<HTMLDivElement>(null)
  useCodeAids(page, resendIn)
  return (
    <div ref={page} className="contents">
      <Part name="page" className="contents" />
    </div>
  )
}
