import { usePersonalHref } from '../app/navigation/personal-href.ts'
import { Icon } from './icon.tsx'

/** Makes a request list of an order, or of a request: what is still sold at today's prices, and what is gone, marked as such. */
export function Repeat({ kind, id, label }: { kind: 'order' | 'request'; id: string; label: string }) {
  const to = usePersonalHref()
  return (
    <form className="no-print" method="post" action={to('requestList')}>
      <input type="hidden" name={kind} defaultValue={id} />
      <button type="submit" className="button">
        <Icon name="mail" />
        {label}
      </button>
    </form>
  )
}
