import type { GoodsRuleEntry, RuledGoodsList } from '../../../domain/contract/goods-rules.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { LocalizedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import { Confirm } from '../account/confirm.tsx'
import { Form, HiddenFields, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'

interface OnSaleProps {
  rule: GoodsRuleEntry
  goods: RuledGoodsList
  posted: FormSubmission | null
}

/** Goods that buyers see though a rule describes them, and the act that takes all of them off sale. */
export function OnSale({ rule, goods: { data, meta }, posted }: OnSaleProps) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const form = useFormState(posted, 'withhold')
  return (
    <section aria-labelledby="on-sale">
      <h2 id="on-sale">{t('goodsRules.onSale', { n: meta.total })}</h2>
      {rule.onSale === null ? <p className="soft">{t('goodsRules.checking')}</p> : null}
      <ul className="plain">
        {data.map(({ id, name, company }) => (
          <li key={id}>
            <a href={to('productReview', id)}>
              <LocalizedText value={name} />
            </a>
            <span className="soft small">
              {' · '}
              <a href={to('deskCompany', company.id)}>
                <LocalizedText value={company.name} />
              </a>
            </span>
          </li>
        ))}
      </ul>
      {meta.total > data.length ? <p className="soft">{t('goodsRules.firstOnly', { n: data.length })}</p> : null}
      {meta.total > 0 && rule.onSale !== null ? (
        <details className={styles.form} open={form.isPosted}>
          <summary>{t('goodsRules.withhold')}</summary>
          <Form form={form} action="withhold" place={to('goodsRules', { edit: rule.id })}>
            <HiddenFields values={{ id: rule.id }} />
            <p>{t('goodsRules.withholdAbout')}</p>
            <Confirm form={form} id="withhold" label={t('goodsRules.withholdConfirm', { n: meta.total })} />
            <Submit label={t('goodsRules.withhold')} />
          </Form>
        </details>
      ) : null}
    </section>
  )
}
