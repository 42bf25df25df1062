import * as v from 'valibot'
import type { Change } from '../../../domain/contract/changes.ts'
import type { MessageKey } from '../../../domain/i18n.ts'
import { useI18n } from '../../app/i18n.tsx'
import { Files } from './stored-values.ts'
import { Value } from './value.tsx'

/** Every field that moderators review, by its name in the forms of the supplier. */
const NAMES: Record<string, MessageKey> = {
  kind: 'account.kind',
  names: 'account.nameOfThing',
  description: 'account.description',
  city: 'account.city',
  address: 'account.address',
  country: 'account.country',
  website: 'account.website',
  phone: 'account.phone',
  email: 'account.email',
  taxNumber: 'account.taxNumber',
  brand: 'account.brand',
  category: 'account.category',
  model: 'account.model',
  tnved: 'account.tnved',
  facts: 'product.facts',
  variants: 'product.variants',
  activities: 'organization.activities',
  logo: 'moderation.field.logo',
  pictures: 'product.pictures',
  photos: 'organization.photos',
  certificates: 'organization.certificates',
}

/** Fields that the row of a new product or company shows above its changes already. */
const SHOWN_ABOVE = new Set(['pictures', 'variants'])

/** The values that buyers saw before and see after approval; all fields of something that was never approved (`isNew`). */
export function ReviewedChanges({ changes, isNew }: { changes: Change[]; isNew: boolean }) {
  const { t } = useI18n()
  return (
    <>
      <p className="small">
        <strong>{t(isNew ? 'moderation.whole' : 'moderation.changes')}</strong>
      </p>
      <ChangeList changes={isNew ? changes.filter(({ field }) => !SHOWN_ABOVE.has(field)) : changes} isNew={isNew} />
    </>
  )
}

export function ChangeList({ changes, isNew = false }: { changes: Change[]; isNew?: boolean }) {
  const { t } = useI18n()
  return (
    <dl className="small">
      {changes.map((change) => {
        const name = NAMES[change.field]
        return name ? (
          <div key={change.field}>
            <dt>
              <strong>{t(name)}</strong>
            </dt>
            <ChangedValue change={change} isNew={isNew} />
          </div>
        ) : null
      })}
    </dl>
  )
}

/** A changed value: removed and added files, or the values before and after. */
function ChangedValue({ change: { field, before, after }, isNew }: { change: Change; isNew: boolean }) {
  const { t } = useI18n()
  if (isNew) {
    return (
      <dd>
        <Value field={field} value={after} />
      </dd>
    )
  }
  const was = filesIn(before)
  const is = filesIn(after)
  const isFiles = was !== null || is !== null
  const without = (files: typeof was, others: typeof was) =>
    (files ?? []).filter(({ url }) => !others?.some((one) => one.url === url))
  const parts = isFiles
    ? [
        { label: t('moderation.removed'), value: without(was, is) },
        { label: t('moderation.added'), value: without(is, was) },
      ].filter(({ value }) => value.length > 0)
    : [
        { label: t('account.before'), value: before },
        { label: t('account.after'), value: after },
      ]
  return parts.map(({ label, value }) => (
    <dd key={label}>
      <span className="soft">{`${label}: `}</span>
      <Value field={field} value={value} />
    </dd>
  ))
}

const filesIn = (value: unknown): v.InferOutput<typeof Files> | null => (v.is(Files, value) ? value : null)
