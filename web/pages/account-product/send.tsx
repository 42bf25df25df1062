import type { OwnProduct } from '../../../domain/contract/organization-products.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { Form, HiddenFields, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { MissingFacts } from '../account/missing.tsx'
import { RefusedChange } from '../account/refused-change.tsx'
import { StatusBadge } from '../account/status-badge.tsx'
import styles from './editor.module.css'
import type { LastStepData } from './load.ts'

/** Sends the product to the moderators, together with the company where that was not sent yet (docs/behaviour.md, "Sending in"). */
export function SendForReview({ product, data }: { product: OwnProduct; data: LastStepData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { company, mayEditCompany, reviewDays } = data
  const isOpen = product.allowed.includes('moderation') && data.rule?.kind !== 'forbidden'
  return (
    <section id="send" className={styles.send}>
      <h2>{t('editor.send.title')}</h2>
      <p>
        <StatusBadge thing={product} />
      </p>
      {data.rule ? (
        <p className="notice">
          <span>
            <strong>{t(`goodsRules.kinds.${data.rule.kind}`)}.</strong> {data.rule.reason.text}
          </span>
        </p>
      ) : null}
      <RefusedChange changes={product.refused} />
      {product.missing.length > 0 ? (
        <p>
          <MissingFacts needs={product.missing} product={product.id} />
        </p>
      ) : null}
      {company.status === 'draft' ? (
        <p>
          {t(company.missing.length > 0 ? 'editor.send.companyIncomplete' : 'editor.send.companyDraft')}{' '}
          {company.missing.length > 0 && mayEditCompany ? <MissingFacts needs={company.missing} /> : null}
        </p>
      ) : null}
      {isOpen ? <SendForm product={product} data={data} /> : null}
      {product.status === 'moderation' ? <p>{t('editor.send.waits')}</p> : null}
      {reviewDays === null || !(isOpen || product.status === 'moderation') ? null : (
        <p className="soft small">{t('editor.send.days', { n: reviewDays })}</p>
      )}
      {isOpen ? null : (
        <p>
          <a href={to('product', 'new')}>{t('account.newProduct')}</a>
        </p>
      )}
    </section>
  )
}

function SendForm({ product: { version }, data }: { product: OwnProduct; data: LastStepData }) {
  const { t } = useI18n()
  const form = useFormState(data.posted, 'status')
  const { company, mayEditCompany } = data
  const withCompany = mayEditCompany && company.status === 'draft' && company.missing.length === 0
  return (
    <Form form={form} action="status" version={version}>
      <HiddenFields values={{ status: 'moderation', ...(withCompany && { company: 'on' }) }} />
      <Submit label={t(withCompany ? 'editor.send.both' : 'account.become.moderation')} />
    </Form>
  )
}
