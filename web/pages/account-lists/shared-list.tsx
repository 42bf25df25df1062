import type { LinkedList } from '../../../domain/contract/lists.ts'
import { useI18n } from '../../app/i18n.tsx'
import { TypedText } from '../../components/localized.tsx'
import account from '../account/account.module.css'
import { ListActions } from './list-actions.tsx'
import { ListRow } from './list-table.tsx'

/** A list as its link shows it to everyone: read only. */
export function SharedList({ data: { name, favourites, items, gone, updatedAt } }: { data: LinkedList }) {
  const { t, date } = useI18n()
  return (
    <div className={account.page}>
      <h1>{favourites ? t('favourites.title') : <TypedText>{name}</TypedText>}</h1>
      <p className="soft">
        {t('lists.sharedAbout')} {t('product.updated')} <time dateTime={updatedAt}>{date(updatedAt)}</time>
      </p>
      <ListActions items={items} gone={gone} />
      <ul className={account.list}>
        {items.map((item) => (
          <ListRow key={`${item.product.id} ${item.variant?.id}`} item={item} />
        ))}
      </ul>
    </div>
  )
}
