/** Who is signed in, told at the way to their account: public pages are the same for everybody and cannot say it. */
const NAME = 'session-name'

async function fetchName(): Promise<string | null> {
  const answer = await fetch('/api/profile')
  if (!answer.ok) return null
  const { data }: { data: { name: string } } = await answer.json()
  return data.name
}

/** @throws TypeError without network */
export async function showName(document: Document, storage: Storage): Promise<void> {
  const name = storage.getItem(NAME) ?? (await fetchName())
  if (name === null) return
  storage.setItem(NAME, name)
  const link = document.querySelector<HTMLElement>('[data-account]')
  if (link) link.dataset.hint = name
}

export const forgetName = (storage: Storage): void => storage.removeItem(NAME)
