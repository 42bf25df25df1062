import type { SentRequest } from '../../../domain/contract/requests.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { LocalizedText } from '../../components/localized.tsx'
import { Picture } from '../../components/picture.tsx'
import account from '../account/account.module.css'
import { beginningOf } from '../account/beginning-of.ts'
import styles from './requests.module.css'

/** Requests as rows, each with what has become of it. */
export const RequestRows = ({ requests }: { requests: SentRequest[] }) => (
  <ul className={account.list}>
    {requests.map((request) => (
      <Row key={request.id} request={request} />
    ))}
  </ul>
)

function Row({ request: { id, product, supplier, quantity, status, reply, createdAt } }: { request: SentRequest }) {
  const { t, date, number } = useI18n()
  const to = usePersonalHref()
  const amount = quantity === null ? null : product ? t(`unit.${product.unit}`, { n: quantity }) : number(quantity)
  return (
    <li className={styles.row}>
      <Picture picture={product?.picture ?? null} alt="" className={styles.picture} />
      <span className={account.main}>
        <a href={to('request', id)}>
          <strong>{product ? <LocalizedText value={product.name} /> : t('requests.general')}</strong>
        </a>
        <br />
        <span className="soft small">
          <LocalizedText value={supplier.name} />
          {amount === null ? '' : ` · ${amount}`}
        </span>
        {reply === null ? null : (
          <>
            <br />
            <span className="small">{beginningOf(reply)}</span>
          </>
        )}
      </span>
      <span className="soft small">
        {t(`requests.status.${status}`)} · <time dateTime={createdAt}>{date(createdAt)}</time>
      </span>
    </li>
  )
}

/** What to do where nothing has been asked yet. */
export function NoRequests() {
  const { t } = useI18n()
  const to = useHref()
  return (
    <p className="soft">
      {t('requests.none')} <a href={to('catalogue')}>{t('requests.browse')}</a>
    </p>
  )
}
