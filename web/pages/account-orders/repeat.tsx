import type { Order } from '../../../domain/contract/orders.ts'
import { LONGEST_ARTICLE, LONGEST_WORDS } from '../../../domain/request-list/line.ts'
import { printList } from '../../../domain/request-list/print-list.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { Icon } from '../../components/icon.tsx'

/** Makes a request list of the goods: its matching finds what is still sold, at today's prices, and names what is gone. */
export function Repeat({ order }: { order: Order }) {
  const { t, locale } = useI18n()
  const to = usePersonalHref()
  const lines = order.agreed.content.lines.map(({ name, article, quantity, unit }) => ({
    words: name.slice(0, LONGEST_WORDS),
    article: article.slice(0, LONGEST_ARTICLE),
    quantity: Number(quantity),
    unit,
  }))
  return (
    <form className="no-print" method="post" action={to('requestList')} encType="multipart/form-data">
      <textarea name="text" hidden defaultValue={printList(lines, locale)} />
      <button type="submit" className="button">
        <Icon name="mail" />
        {t('orders.repeat')}
      </button>
    </form>
  )
}
