import { NewGoodsRule } from '../../../domain/contract/goods-rules.ts'
import { byLocale } from '../../../domain/locale.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { isTicked, textOrNull } from '../field-values.ts'
import { type FormHandler, type ScreenForms, type SubmittedForm, toFormResult } from './form-result.ts'
import { rowForms } from './row-forms.ts'

const ALL = '/api/operator/goods-rules'
const ONE = '/api/operator/goods-rules/:id'

const next = ({ locale }: SubmittedForm) => personalHref('goodsRules', locale, { done: 'saved' })

const input = ({ fields }: SubmittedForm) => ({
  kind: fields.kind,
  category: textOrNull(fields.category),
  code: (fields.code ?? '').replace(/\s/g, ''),
  words: (fields.words ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
  reason: byLocale((locale) => fields[`reason.${locale}`] ?? ''),
})

/** All phrases are in one field, which has their errors. */
const fieldOf = (path: string): string => path.replace(/^words\.\d+$/, 'words')

const withhold: FormHandler = async (form) => {
  const { id = '', confirm } = form.fields
  if (!isTicked(confirm)) return { errors: [{ field: 'confirm', code: 'confirm' }] }
  return toFormResult(form.own.post('/api/operator/goods-rules/:id/withheld', { params: { id } }), next(form))
}

/** The operators' forms of forbidden and licensed goods. */
export const goodsRuleForms: ScreenForms<'goodsRules'> = {
  goodsRules: {
    ...rowForms({
      schema: NewGoodsRule,
      input,
      next,
      fieldOf,
      add: (own, request) => own.post(ALL, request),
      save: (own, request) => own.patch(ONE, request),
      remove: (own, request) => own.delete(ONE, request),
    }),
    withhold,
  },
}
