import type { Change } from '../../../domain/contract/moderation.ts'
import type { MessageKey } from '../../../domain/i18n.ts'
import { useI18n } from '../../app/i18n.tsx'

const isWordings = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')

const written = (value: unknown): string => {
  if (value === null || value === undefined) return '—'
  if (typeof value === 'string') return value
  return isWordings(value) ? Object.values(value).join(' · ') : JSON.stringify(value)
}

/** Fields that have a name in the forms of the supplier. */
const NAMES: Record<string, MessageKey> = {
  names: 'account.nameOfThing',
  description: 'account.description',
  city: 'account.city',
  address: 'account.address',
  country: 'account.country',
  website: 'account.website',
  phone: 'account.phone',
  email: 'account.email',
  taxNumber: 'account.taxNumber',
  founded: 'account.founded',
  staff: 'account.staff',
  brand: 'account.brand',
  category: 'account.category',
  model: 'account.model',
  tnved: 'account.tnved',
  facts: 'product.facts',
  pictures: 'account.files',
  photos: 'organization.photos',
  certificates: 'organization.certificates',
}

/** What buyers read now and would read then. */
export function Changes({ changes }: { changes: Change[] }) {
  const { t } = useI18n()
  return (
    <dl className="small">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{NAMES[field] ? t(NAMES[field]) : field}</dt>
          <dd>
            {before === null ? '' : `${t('account.before')}: ${written(before)} · `}
            {`${t('account.after')}: ${written(after)}`}
          </dd>
        </div>
      ))}
    </dl>
  )
}
