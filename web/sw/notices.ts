/** Notices of a person that the push service delivers: shown by the browser, also while no page of the site is open. */

declare const self: ServiceWorkerGlobalScope

interface PushedNotice {
  id: string
  title: string
  path: string
}

/** Whether it is what the API sends (worker/api/delivery/push/send-push.ts). The path has to be one of this site. */
function isNotice(value: unknown): value is PushedNotice {
  if (typeof value !== 'object' || value === null || !('id' in value && 'title' in value && 'path' in value))
    return false
  const { id, title, path } = value
  return typeof id === 'string' && typeof title === 'string' && typeof path === 'string' && /^\/(?!\/)/.test(path)
}

/** Shows it; the same notice delivered twice is shown once. Browsers end a subscription whose messages show nothing. */
export async function showNotice(data: PushMessageData | null): Promise<void> {
  const notice: unknown = data?.json()
  if (!isNotice(notice)) return
  const { id, title, path } = notice
  await self.registration.showNotification(title, { tag: id, data: path, icon: '/icons/icon-192.png' })
}

/** Opens the screen of a notice: in a page of the site that is open, else in a new one. */
export async function openNotice(notification: Notification): Promise<void> {
  notification.close()
  const path: unknown = notification.data
  if (typeof path !== 'string') return
  const [open] = await self.clients.matchAll({ type: 'window' })
  const shown = await open?.navigate(path).catch(() => null)
  await (shown ? shown.focus() : self.clients.openWindow(path))
}
