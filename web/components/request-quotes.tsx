import type { VatBasis } from '../../domain/price-basis.ts'
import { type Wanted, wantedText } from '../../domain/request-list/wanted.ts'
import { useI18n } from '../app/i18n.tsx'
import { Icon } from './icon.tsx'

interface RequestQuotesProps {
  products: Wanted[]
  /** Address of the request list: browsers do not load the addresses of personal screens with a public page. */
  action: string
  /** The basis of the prices beside it, which the request then wishes. */
  vat?: VatBasis
}

/** Makes a request list of known products (worker/forms/request-list/routes.ts), which the buyer checks and sends to their suppliers. */
export function RequestQuotes({ products, action, vat }: RequestQuotesProps) {
  const { t } = useI18n()
  return (
    <form className="no-print" method="post" action={action}>
      <input type="hidden" name="ids" value={products.map(wantedText).join()} />
      {vat && <input type="hidden" name="vat" value={vat} />}
      <button type="submit" className="button">
        <Icon name="mail" />
        {t('requestList.askAll')}
      </button>
    </form>
  )
}
