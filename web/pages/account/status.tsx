import type { OwnCompany } from '../../../domain/contract/organization-company.ts'
import type { OwnProduct } from '../../../domain/contract/organization-products.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from './account.module.css'
import { Form } from './fields.tsx'
import { useFormState } from './form-state.ts'
import { MissingFacts } from './missing.tsx'
import { RefusedChange } from './refused-change.tsx'
import { StatusBadge, type WithStatus } from './status-badge.tsx'

interface StatusProps {
  thing: Pick<OwnCompany | OwnProduct, 'allowed' | 'missing' | 'refused' | 'version'> & WithStatus
  /** Id of the product; absent: the organization. */
  product?: string
  posted: FormSubmission | null
  /** Whether this person may change it. */
  mayEdit: boolean
}

/** Statuses on the way to publication: their buttons are the primary ones. */
const ONWARD = new Set<StatusProps['thing']['status']>(['pending', 'active', 'moderation', 'published'])

/** Status of an organization or a product with its reason, what is missing, and buttons for the statuses that may follow. */
export function Status({ thing, product, posted, mayEdit }: StatusProps) {
  const { t } = useI18n()
  const { allowed, missing, version } = thing
  const form = useFormState(posted, 'status')
  return (
    <>
      <h2>{t('account.statusTitle')}</h2>
      <p>
        <StatusBadge thing={thing} />
      </p>
      <RefusedChange changes={thing.refused} />
      {missing.length > 0 ? (
        <p>
          <MissingFacts needs={missing} {...(product && { product })} />
        </p>
      ) : null}
      {mayEdit || form.summary ? (
        <Form form={form} action="status" version={version}>
          <p className={styles.row}>
            {allowed.map((next) => (
              <button
                key={next}
                type="submit"
                className={missing.length === 0 && ONWARD.has(next) ? 'button primary' : 'button'}
                name="status"
                value={next}
              >
                {t(`account.become.${next}`)}
              </button>
            ))}
          </p>
        </Form>
      ) : null}
    </>
  )
}
