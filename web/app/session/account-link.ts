/**
 * Who is signed in, and how many buyers wait for an answer, told at the way to their account: public pages are the same for
 * everybody and cannot say it.
 */
import { api } from '../api.ts'
import styles from '../layouts/header.module.css'

const KNOWN = 'session-account'

interface Account {
  name: string
  unread: number
}

/** @returns null where nobody is signed in any more. */
async function fetchAccount(): Promise<Account | null> {
  const response = await api.get('/api/profile')
  if (!response.ok) return null
  const { data } = await response.json()
  return { name: data.name, unread: data.organization?.newInquiries ?? 0 }
}

function paint(link: HTMLElement, { name, unread }: Account): void {
  link.dataset.hint = name
  link.querySelector(`.${styles.badge}`)?.remove()
  if (unread === 0) return
  const badge = document.createElement('span')
  badge.className = styles.badge ?? ''
  badge.textContent = String(unread)
  link.append(badge)
}

/**
 * Shows what was known at the last page at once, then what is true now.
 * @throws TypeError without network
 */
export async function showAccount(document: Document, storage: Storage): Promise<void> {
  const link = document.querySelector<HTMLElement>('[data-account]')
  const known = storage.getItem(KNOWN)
  if (link && known) paint(link, JSON.parse(known))
  const account = await fetchAccount()
  if (!account) return
  storage.setItem(KNOWN, JSON.stringify(account))
  if (link) paint(link, account)
}

export const forgetAccount = (storage: Storage): void => storage.removeItem(KNOWN)
