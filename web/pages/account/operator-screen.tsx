import type { ReactNode } from 'react'
import type { FormAction } from '../../../domain/form-actions.ts'
import { Back } from '../account-desk-lists/list.tsx'
import styles from './account.module.css'
import type { AccountData } from './account-screen.ts'
import { AccountFrame } from './frame.tsx'
import { Refused } from './refused.tsx'

interface OperatorScreenProps {
  data: AccountData
  title: ReactNode
  /** Buttons without fields of their own: why one of them did nothing is shown above all else. */
  actions?: readonly FormAction[]
  /** What the screen is for. */
  about?: ReactNode
  children: ReactNode
}

/** A screen of the operator's desk, with the way back to it. */
export function OperatorScreen({ data, title, actions, about, children }: OperatorScreenProps) {
  return (
    <AccountFrame data={data} title={title} here="admin">
      <Back to="admin" />
      {actions ? <Refused posted={data.posted} actions={actions} /> : null}
      {about ? <p className={styles.narrow}>{about}</p> : null}
      {children}
    </AccountFrame>
  )
}
