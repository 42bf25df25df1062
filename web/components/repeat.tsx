import { usePersonalHref } from '../app/navigation/personal-href.ts'
import { Icon } from './icon.tsx'

interface RepeatProps {
  kind: 'order' | 'request'
  id: string
  label: string
  /** Whether its suppliers did not see the buyer's contact: then those of the new request do not either, unless the buyer says so. */
  isContactHidden?: boolean
}

/** Makes a request list of an order or a request: what is still sold, at today's prices, and what is no longer sold, marked as such. */
export function Repeat({ kind, id, label, isContactHidden = false }: RepeatProps) {
  const to = usePersonalHref()
  return (
    <form className="no-print" method="post" action={to('requestList')}>
      <input type="hidden" name={kind} defaultValue={id} />
      {isContactHidden && <input type="hidden" name="hide" defaultValue="1" />}
      <button type="submit" className="button">
        <Icon name="mail" />
        {label}
      </button>
    </form>
  )
}
