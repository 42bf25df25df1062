import type { GoodsRuleEntry } from '../../../domain/contract/goods-rules.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { GOODS_RULE_KINDS } from '../../../domain/goods-rules.ts'
import { LOCALES } from '../../../domain/locale.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import styles from '../account/account.module.css'
import { Choice, Field, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { LanguageFields } from '../account/language-fields.tsx'
import { RowForm } from '../account/row-form.tsx'
import { useCategoryOptions } from '../account-product/category-options.ts'
import type { GoodsRulesData } from './load.ts'

function storedOf(row: GoodsRuleEntry | null): Record<string, string> {
  if (!row) return { kind: 'forbidden' }
  const { id, kind, category, code, words, reason } = row
  return {
    id,
    kind,
    category: category ?? '',
    code,
    words: words.join('\n'),
    ...Object.fromEntries(LOCALES.map((locale) => [`reason.${locale}`, reason[locale]])),
  }
}

interface RuleFormProps extends Pick<GoodsRulesData, 'categories'> {
  /** Null for a new one. */
  row: GoodsRuleEntry | null
  posted: FormSubmission | null
}

/** A rule as a form: which goods, and why. */
export function RuleForm({ row, posted, categories }: RuleFormProps) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const form = useFormState(posted, row ? 'save' : 'add', storedOf(row))
  const kinds = GOODS_RULE_KINDS.map((value) => ({ value, text: t(`goodsRules.kinds.${value}`) }))
  const [, ...all] = useCategoryOptions(categories)
  return (
    <RowForm
      form={form}
      checks="goodsRule"
      row={row}
      title={t(row ? 'goodsRules.edit' : 'goodsRules.add')}
      place={to('goodsRules', { edit: row ? row.id : 'new' })}
    >
      <Choice form={form} name="kind" label={t('goodsRules.kind')} options={kinds} />
      <Choice
        form={form}
        name="category"
        label={t('goodsRules.category')}
        options={[{ value: '', text: t('goodsRules.anyCategory') }, ...all]}
      />
      <Field form={form} name="code" label={t('goodsRules.code')} note={t('goodsRules.codeNote')} inputMode="numeric" />
      <Field form={form} name="words" label={t('goodsRules.words')} note={t('goodsRules.wordsNote')} rows={4} />
      <LanguageFields form={form} name="reason" label={t('goodsRules.reason')} />
      <p className={styles.row}>
        <Submit label={t(row ? 'account.save' : 'goodsRules.add')} />
        {row ? <Submit label={t('goodsRules.remove')} value="remove" quiet /> : null}
        <a href={to('goodsRules')}>{t('borderRates.cancel')}</a>
      </p>
    </RowForm>
  )
}
