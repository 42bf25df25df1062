/**
 * The header's link to the account, with the user's name and the number of unread notices. It is filled in here because
 * public pages are cached for all visitors.
 */
import type { AccountRole } from '../../../domain/roles.ts'
import type { CurrentUser } from '../../state/current-user.ts'
import { api } from '../api.ts'
import { badgeText } from '../layouts/badge-text.ts'

const KNOWN = 'session-account'

interface Account {
  name: string
  unread: number
  role: AccountRole
}

/** @returns null where the session has ended */
async function fetchAccount(): Promise<Account | null> {
  const response = await api.get('/api/profile')
  if (!response.ok) return null
  const { data } = await response.json()
  return { name: data.name, unread: data.unread, role: data.role }
}

function paint(link: HTMLElement, { name, unread }: Account): void {
  link.dataset.hint = name
  link.querySelector('.counter')?.remove()
  if (unread === 0) return
  const counter = document.createElement('span')
  counter.className = 'counter'
  counter.textContent = badgeText(unread)
  counter.role = 'img'
  counter.ariaLabel = (link.dataset.badge ?? '').replace('#', counter.textContent)
  link.append(counter)
}

/**
 * Shows the stored data of the previous page at once, then the API's current data.
 * @throws TypeError without network
 */
export async function showAccount(user: CurrentUser, document: Document, storage: Storage): Promise<void> {
  const link = document.querySelector<HTMLElement>('[data-account]')
  const show = (account: Account) => {
    user.role = account.role
    if (link) paint(link, account)
  }
  const known = storage.getItem(KNOWN)
  if (known) show(JSON.parse(known))
  const account = await fetchAccount()
  if (!account) return
  storage.setItem(KNOWN, JSON.stringify(account))
  show(account)
}

export const forgetAccount = (storage: Storage): void => storage.removeItem(KNOWN)
